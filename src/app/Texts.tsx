import { I18nContext, useNotify, useStoreContext, type I18nProvider } from 'ra-core';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { i18nProvider, i18nProviderFor, tryLocale } from '../i18n/i18nProvider';
import { directionOf } from '../i18n/languages';
import { setCurrentLocale } from '../model/locale';
import { localeKey, localeOf } from './language';
import { loadLanguage } from './loadLanguage';
import { isDirectionLoaded } from './ReadingDirection';

/**
 * A new object, so that whatever shows texts renders again; nothing is mounted anew, so what was typed stays. It keeps
 * its language: a part of the page that is hydrated after a change still finds the texts of its HTML.
 */
const inCurrentLanguage = (): I18nProvider => {
  const locale = i18nProvider.getLocale();
  setCurrentLocale(locale, directionOf(locale));
  return {
    ...i18nProvider,
    translate: (key, values) => i18nProviderFor(locale).translate(key, values),
    getLocale: () => locale,
  };
};

/** Follows the chosen language, whoever chose it: this tab, another one, or the user who signs in. */
export const Texts = ({ children }: { children: ReactNode }) => {
  const { getItem, subscribe } = useStoreContext();
  const notify = useNotify();
  const [texts, setTexts] = useState(() => {
    const locale = localeOf(getItem(localeKey));
    return isDirectionLoaded(locale) && tryLocale(locale) ? inCurrentLanguage() : null;
  });

  useEffect(() => {
    const chosen = () => localeOf(getItem(localeKey));
    const follow = async () => {
      const locale = chosen();
      try {
        await loadLanguage(locale);
        await i18nProvider.changeLocale(locale);
      } catch {
        notify('shell.language.failed', { type: 'error' });
      }
      // A transition waits for what is not hydrated yet; any other change would build it anew.
      startTransition(() => setTexts(inCurrentLanguage()));
    };
    if (chosen() !== i18nProvider.getLocale()) void follow();
    return subscribe(localeKey, () => void follow());
  }, [getItem, subscribe, notify]);

  const locale = texts?.getLocale();
  useLayoutEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  }, [locale]);
  return texts && <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>;
};
