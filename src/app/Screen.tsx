import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import { findPage, type Page } from './pages';

interface ScreenProps {
  page: Page;
  /** Address of a tab of the page. */
  tab?: string;
}

/** Shows a page at its specified address, and redirects there from react-admin's own (decisions §6). */
export const Screen = ({ page, tab }: ScreenProps) => {
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  if (findPage(pathname)?.page === page) return page.element;
  const [first = '', last = first] = page.at;
  // The name in a folder's address is ignored.
  return <Navigate to={tab ?? (id ? generatePath(last, { id, name: id }) : first)} replace />;
};
