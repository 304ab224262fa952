import { useEffect } from 'react';
import { preparePage } from './preparePage';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const onIntent = ({ type, target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // A menu opened with the mouse, or a press on a link, focuses it too.
  if (type === 'focusin' && !link.matches(':focus-visible')) return;
  preparePage(link);
};

/** Fetches the code and the data of the page that a link leads to once the user points at the link. */
export const usePrefetch = (): void =>
  useEffect(() => {
    const listening = new AbortController();
    for (const intent of intents)
      addEventListener(intent, onIntent, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
