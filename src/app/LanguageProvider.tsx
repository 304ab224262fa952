import { I18nContext, useNotify, useStoreContext, type I18nProvider } from 'ra-core';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { i18nProvider, currentI18nProvider, activateLocale, loadLocale } from '../i18n/i18nProvider';
import { getDirection, type Direction } from '../i18n/languages';
import { setCurrentLocale } from '../model/locale';
import { localeKey, toLocale } from './language';

let rtlStyles: EmotionCache | undefined;

/** Loads the mirrored styles for right-to-left languages only. */
const loadDirection = async (locale: string): Promise<void> => {
  if (getDirection(locale) === 'rtl') ({ rtlStyles } = await import('./rtlStyles'));
};

const isDirectionLoaded = (locale: string): boolean =>
  getDirection(locale) === 'ltr' || rtlStyles !== undefined;

interface ReadingDirectionProps {
  /** Must already be loaded by `loadDirection`. */
  direction: Direction;
  children: ReactNode;
}

/** Keeps one tree for both directions, so that typed text survives a language change. */
export const ReadingDirection = withEmotionCache<ReadingDirectionProps>(({ direction, children }, styles) => (
  <CacheProvider value={(direction === 'rtl' && rtlStyles) || styles}>{children}</CacheProvider>
));

/** Rerenders all texts without a remount, so that typed text is kept. */
const readCurrentLanguage = (): I18nProvider => {
  const texts = currentI18nProvider();
  const locale = texts.getLocale();
  setCurrentLocale(locale, getDirection(locale));
  return texts;
};

/** Follows the stored language, whether changed in this tab, in another one or by a sign-in. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const { getItem, subscribe } = useStoreContext();
  const notify = useNotify();
  const [texts, setTexts] = useState(() => {
    const locale = toLocale(getItem(localeKey));
    return isDirectionLoaded(locale) && activateLocale(locale) ? readCurrentLanguage() : null;
  });

  useEffect(() => {
    const chosen = () => toLocale(getItem(localeKey));
    const follow = async () => {
      const locale = chosen();
      try {
        await loadLanguage(locale);
        await i18nProvider.changeLocale(locale);
      } catch {
        notify('shell.language.failed', { type: 'error' });
      }
      // A transition, because any other update would discard parts that are not hydrated yet.
      startTransition(() => setTexts(readCurrentLanguage()));
    };
    if (chosen() !== i18nProvider.getLocale()) void follow();
    return subscribe(localeKey, () => void follow());
  }, [getItem, subscribe, notify]);

  const locale = texts?.getLocale();
  useLayoutEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: getDirection(locale) });
  }, [locale]);
  return texts && <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>;
};

export const loadLanguage = async (locale: string): Promise<void> => {
  await Promise.all([loadLocale(locale), loadDirection(locale)]);
};
