import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { useData, type PrefetchContext } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { paths } from '../paths';
import { lazyPages } from './lazyPages';
import { LazyUserList } from './lazyUserList';

type Prefetch = (context: PrefetchContext) => unknown;
type Load = () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;

const loadAdmin: Load = async () => {
  const [page] = await Promise.all([lazyPages.admin.load(), LazyUserList.load()]);
  return page;
};

/** The pages that a link may lead to, and their code; what is edited is fetched when it is opened. */
const pages: readonly (readonly [path: string, load: Load])[] = [
  [paths.dashboard, lazyPages.dashboard.load],
  [paths.admin, loadAdmin],
  [paths.manage, loadAdmin],
  [paths.userDetails(), lazyPages.userDetails.load],
  [paths.userEdit(), lazyPages.editUser.load],
  [paths.userCreate, lazyPages.createUser.load],
  [paths.dicServiceAdd, lazyPages.createService.load],
  [paths.dicServiceEdit(), lazyPages.editService.load],
  [paths.folders, lazyPages.mediaLibraryFolder.load],
  [paths.folder(), lazyPages.mediaLibraryFolder.load],
  [paths.notifications, lazyPages.notifications.load],
  [paths.profile, lazyPages.profile.load],
  [paths.projects, lazyPages.projects.load],
  [paths.projectEdit(), lazyPages.editProject.load],
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
