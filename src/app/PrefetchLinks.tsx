import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { useData, type PrefetchContext } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { paths } from '../paths';

type Prefetch = (context: PrefetchContext) => unknown;
type Load = () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;

const loadAdmin: Load = async () => {
  const [page] = await Promise.all([import('./pages/admin'), import('../features/users/UserList')]);
  return page;
};

/** The pages that a link may lead to, and their code; what is edited is fetched when it is opened. */
const pages: readonly (readonly [path: string, load: Load])[] = [
  [paths.dashboard, () => import('./pages/dashboard')],
  [paths.admin, loadAdmin],
  [paths.manage, loadAdmin],
  [paths.userDetails(), () => import('./pages/userDetails')],
  [paths.userEdit(), () => import('./pages/editUser')],
  [paths.userCreate, () => import('./pages/createUser')],
  [paths.dicServiceAdd, () => import('./pages/createService')],
  [paths.dicServiceEdit(), () => import('./pages/editService')],
  [paths.folders, () => import('./pages/mediaLibraryFolder')],
  [paths.folder(), () => import('./pages/mediaLibraryFolder')],
  [paths.notifications, () => import('./pages/notifications')],
  [paths.profile, () => import('./pages/profile')],
  [paths.projects, () => import('./pages/projects')],
  [paths.projectEdit(), () => import('./pages/editProject')],
];

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches code and data of the page behind a link as soon as a user points at it. */
export const PrefetchLinks = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const onIntent = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (!auth.mayOpen(link.pathname)) return;
    for (const [path, load] of pages) {
      const match = matchPath(path, link.pathname);
      if (!match) continue;
      const { params } = match;
      // What cannot be had now is asked for again, and missed aloud, by the page itself.
      load().then(
        ({ prefetch }) =>
          link.search === '' && prefetch?.({ client, data, params, userId: auth.user()?.user_id }),
        () => {},
      );
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const intent of intents)
      addEventListener(intent, (event) => onIntent(event), { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return null;
};
