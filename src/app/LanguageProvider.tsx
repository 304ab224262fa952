import { I18nContext, useNotify, useStoreContext, type I18nProvider } from 'ra-core';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { i18nProvider, currentI18nProvider, activateLocale, loadLocale } from '../i18n/i18nProvider';
import { getDirection, type Direction } from '../i18n/languages';
import { setCurrentLocale } from '../model/locale';
import { localeKey, toLocale } from './language';

let rtlStyles: EmotionCache | undefined;

/** Only languages that are read from the right load what mirrors styles. */
const loadDirection = async (locale: string): Promise<void> => {
  if (getDirection(locale) === 'rtl') ({ rtlStyles } = await import('./rtlStyles'));
};

const isDirectionLoaded = (locale: string): boolean =>
  getDirection(locale) === 'ltr' || rtlStyles !== undefined;

interface ReadingDirectionProps {
  /** Loaded before by `loadDirection`. */
  direction: Direction;
  children: ReactNode;
}

/** One tree for both directions, so that a change of the language keeps what was typed. */
export const ReadingDirection = withEmotionCache<ReadingDirectionProps>(({ direction, children }, styles) => (
  <CacheProvider value={(direction === 'rtl' && rtlStyles) || styles}>{children}</CacheProvider>
));

/** Renders all texts again without a remount, so typed text stays. */
const readCurrentLanguage = (): I18nProvider => {
  const texts = currentI18nProvider();
  const locale = texts.getLocale();
  setCurrentLocale(locale, getDirection(locale));
  return texts;
};

/** Follows the chosen language, whoever chose it: this tab, another one, or the user who signs in. */
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
      // A transition waits for what is not hydrated yet; any other change would build it anew.
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
