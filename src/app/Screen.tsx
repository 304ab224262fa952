import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import { findPage, type PageRow } from './pages';

interface ScreenProps {
  page: PageRow;
  /** Path of one of the page's tabs. */
  tab?: string;
}

/** Renders a page at its specified path, and redirects there from react-admin's path (decisions §1). */
export const Screen = ({ page, tab }: ScreenProps) => {
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  if (findPage(pathname)?.page === page) return page.element;
  const [first = '', last = first] = page.paths;
  // A folder's name in the path is ignored.
  return <Navigate to={tab ?? (id ? generatePath(last, { id, name: id }) : first)} replace />;
};
