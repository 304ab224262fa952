import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'ra-core';
import { matchPath, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { notificationViews } from '../../features/notification/notificationFilter';
import { userViews } from '../../features/users/list/useUserFilter';
import { logViews } from '../../features/users/show/useLogParams';
import { paths } from '../../paths';
import { linkTo, useSavedViews, type ViewedList } from '../../ui/lists/savedViews';
import type { Entry } from './entries';

const useEntries = (list: ViewedList, path: string | null, detail: string): Entry[] => {
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
    to: path + linkTo(list, search),
  }));
};

/** The saved views of the lists, and those of the log on the page of a user. */
export const useViews = (): Entry[] => {
  const { pathname } = useLocation();
  const isOfUser = matchPath(paths.userDetails(), pathname) !== null;
  return [
    ...useEntries(userViews, paths.admin, 'admin.tab.users'),
    ...useEntries(notificationViews, paths.notifications, 'notification.title'),
    ...useLogViews(isOfUser ? pathname : null),
  ];
};

/** The saved views of a log, on the page of this user. */
export const useLogViews = (path: string | null): Entry[] => {
  const mayInspect = useAuth().may('users.inspect');
  return useEntries(logViews, mayInspect ? path : null, 'userPages.details.tab.logs');
};
