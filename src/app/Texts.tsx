import { I18nContext, useNotify, useStoreContext, type I18nProvider } from 'ra-core';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { i18nProvider, textsOfNow, tryLocale } from '../i18n/i18nProvider';
import { directionOf } from '../i18n/languages';
import { setCurrentLocale } from '../model/locale';
import { localeKey, localeOf } from './language';
import { loadLanguage } from './loadLanguage';
import { isDirectionLoaded } from './ReadingDirection';

/** Whatever shows texts renders again; nothing is mounted anew, so what was typed stays. */
const inCurrentLanguage = (): I18nProvider => {
  const texts = textsOfNow();
  const locale = texts.getLocale();
  setCurrentLocale(locale, directionOf(locale));
  return texts;
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
