import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { useData, type PrefetchContext } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { paths } from '../paths';
import { loadPage } from './loadPage';

type Prefetch = (context: PrefetchContext) => unknown;
type Load = () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;

const loadAdmin: Load = async () => {
  const [page] = await Promise.all([loadPage.admin(), import('../features/users/UserList')]);
  return page;
};

/** The pages that a link may lead to, and their code; what is edited is fetched when it is opened. */
const pages: readonly (readonly [path: string, load: Load])[] = [
  [paths.dashboard, loadPage.dashboard],
  [paths.admin, loadAdmin],
  [paths.manage, loadAdmin],
  [paths.userDetails(), loadPage.userDetails],
  [paths.userEdit(), loadPage.editUser],
  [paths.userCreate, loadPage.createUser],
  [paths.dicServiceAdd, loadPage.createService],
  [paths.dicServiceEdit(), loadPage.editService],
  [paths.folders, loadPage.mediaLibraryFolder],
  [paths.folder(), loadPage.mediaLibraryFolder],
  [paths.notifications, loadPage.notifications],
  [paths.profile, loadPage.profile],
  [paths.projects, loadPage.projects],
  [paths.projectEdit(), loadPage.editProject],
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
