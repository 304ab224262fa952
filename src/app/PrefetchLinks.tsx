import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { matchPath } from 'react-router-dom';
import { useData } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { pages } from './pages';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

export const PrefetchLinks = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const onIntent = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (!auth.mayOpen(link.pathname)) return;
    for (const { addresses, load } of Object.values(pages)) {
      const match = addresses.map((path) => matchPath(path, link.pathname)).find(Boolean);
      if (!match) continue;
      const { params } = match;
      // Ignored: the page itself retries and reports the error.
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
