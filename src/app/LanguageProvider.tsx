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

/** Returns a new object to rerender all texts without a remount, which would lose typed text. */
const applyCurrentLocale = (): I18nProvider => {
  const provider = currentI18nProvider();
  const locale = provider.getLocale();
  setCurrentLocale(locale, getDirection(locale));
  return provider;
};

/** Follows the stored language, whether changed in this tab, in another one or by a sign-in. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const { getItem, subscribe } = useStoreContext();
  const notify = useNotify();
  const [provider, setProvider] = useState(() => {
    const locale = toLocale(getItem(localeKey));
    return isDirectionLoaded(locale) && activateLocale(locale) ? applyCurrentLocale() : null;
  });

  useEffect(() => {
    const getStoredLocale = () => toLocale(getItem(localeKey));
    const applyStoredLocale = async () => {
      const locale = getStoredLocale();
      try {
        await loadLanguage(locale);
        // A later choice may be shown already.
        if (locale !== getStoredLocale()) return;
        await i18nProvider.changeLocale(locale);
      } catch {
        notify('shell.language.failed', { type: 'error' });
      }
      // A transition, because any other update would discard parts that are not hydrated yet.
      startTransition(() => setProvider(applyCurrentLocale()));
    };
    if (getStoredLocale() !== i18nProvider.getLocale()) void applyStoredLocale();
    return subscribe(localeKey, () => void applyStoredLocale());
  }, [getItem, subscribe, notify]);

  const locale = provider?.getLocale();
  useLayoutEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: getDirection(locale) });
  }, [locale]);
  return provider && <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
};

export const loadLanguage = async (locale: string): Promise<void> => {
  await Promise.all([loadLocale(locale), loadDirection(locale)]);
};
