import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'ra-core';
import { matchPath, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';
import { toViewSearch, useSavedViews, type ViewConfig } from '../../ui/lists/savedViews';
import { notificationViews } from '../notification/notificationFilter';
import { userViews } from '../users/list/filter/useUserFilter';
import { logViews } from '../users/show/logs/useLogParams';
import type { PaletteEntry } from './entries';

const useViewEntries = (list: ViewConfig, path: string | null, detail: string): PaletteEntry[] => {
  const t = useTranslate();
  const auth = useAuth();
  const { views } = useSavedViews(list);
  if (path === null || !auth.mayOpen(path)) return [];
  return views.map(({ name, search }) => ({
    id: `view:${path}:${name}`,
    group: 'views',
    label: name,
    detail: t(detail),
    Icon: BookmarkIcon,
    to: path + toViewSearch(list, search),
  }));
};

/** Saved views of the lists and, on a user's page, of the log. */
export const useViews = (): PaletteEntry[] => {
  const { pathname } = useLocation();
  const isUserPage = matchPath(paths.userDetails(), pathname) !== null;
  return [
    ...useViewEntries(userViews, paths.admin, 'admin.tab.users'),
    ...useViewEntries(notificationViews, paths.notifications, 'notification.title'),
    ...useLogViews(isUserPage ? pathname : null),
  ];
};

/** Saved views of this user's log. */
export const useLogViews = (path: string | null): PaletteEntry[] => {
  const mayInspect = useAuth().may('users.inspect');
  return useViewEntries(logViews, mayInspect ? path : null, 'userPages.details.tab.logs');
};
