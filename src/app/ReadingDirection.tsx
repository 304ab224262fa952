import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { directionOf, type Direction } from '../i18n/languages';

let mirroredStyles: EmotionCache | undefined;

/** Only languages that are read from the right load what mirrors styles. */
export const loadDirection = async (locale: string): Promise<void> => {
  if (directionOf(locale) === 'rtl') ({ mirroredStyles } = await import('./mirroredStyles'));
};

export const isDirectionLoaded = (locale: string): boolean =>
  directionOf(locale) === 'ltr' || mirroredStyles !== undefined;

interface ReadingDirectionProps {
  /** Loaded before by `loadDirection`. */
  direction: Direction;
  children: ReactNode;
}

/** One tree for both directions, so that a change of the language keeps what was typed. */
export const ReadingDirection = withEmotionCache<ReadingDirectionProps>(({ direction, children }, styles) => (
  <CacheProvider value={(direction === 'rtl' && mirroredStyles) || styles}>{children}</CacheProvider>
));
