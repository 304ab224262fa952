import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import { pageAt, type Page } from './pages';

interface ScreenProps {
  page: Page;
  /** The address of a tab of the page. */
  tab?: string;
}

/** A page at its specified address, to which react-admin's own address of it leads (decisions §6). */
export const Screen = ({ page, tab }: ScreenProps) => {
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  if (pageAt(pathname)?.page === page) return page.element;
  const [first = '', last = first] = page.at;
  // A folder's address has its name, too, which is read by nobody.
  return <Navigate to={tab ?? (id ? generatePath(last, { id, name: id }) : first)} replace />;
};
