import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useData } from '../api/useData';
import { useAuth } from '../auth/useAuth';
import { pageAt } from './pages';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code and the data of the page that a link leads to once the user points at it; returns its path then. */
export const useNextPath = (): string | null => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const latest = useRef<{ from: string }>(null);
  const [fetched, setFetched] = useState<string | null>(null);
  const { pathname: shown } = useLocation();
  // A page that was pointed at on the way to another link must not stay beside the one that was opened.
  useEffect(() => {
    if (latest.current?.from === shown) return;
    latest.current = null;
    setFetched(null);
  }, [shown]);
  const onIntent = useEffectEvent(async ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A menu opened with the mouse, or a press on a link, focuses it too.
    if (type === 'focusin' && !link.matches(':focus-visible')) return;
    if (!auth.mayOpen(link.pathname)) return;
    const { pathname, search } = link;
    const next = pageAt(pathname);
    if (!next) return;
    const intent = { from: shown };
    latest.current = intent;
    const { page, params } = next;
    // Ignored: the page itself retries and reports the error.
    const code = await page.load().catch(() => null);
    if (!code || search !== '') return;
    await code.prefetch?.({ client, data, params, userId: auth.user()?.user_id });
    if (latest.current === intent) setFetched(pathname);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const intent of intents)
      addEventListener(intent, (event) => void onIntent(event), { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return fetched;
};
