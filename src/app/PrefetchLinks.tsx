import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useData } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { pageAt } from './pages';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

export const PrefetchLinks = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const onIntent = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (!auth.mayOpen(link.pathname)) return;
    const next = pageAt(link.pathname);
    if (!next) return;
    const { page, params } = next;
    // Ignored: the page itself retries and reports the error.
    page.load().then(
      ({ prefetch }) =>
        link.search === '' && prefetch?.({ client, data, params, userId: auth.user()?.user_id }),
      () => {},
    );
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const intent of intents)
      addEventListener(intent, (event) => onIntent(event), { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return null;
};
