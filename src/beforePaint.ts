import { applyBrand } from './brand/applyBrand';
import { toColourMode, themeKey } from './app/colourMode';
import { rememberEarlyAction } from './app/earlyAction';
import { localeKey, toLocale } from './app/language';
import { hasSession, getPreferences, storedUser } from './auth/storage';
import { defaultLocale, getDirection } from './i18n/languages';
import { brand, hasOwnEnglishTexts } from './settings';

/** Inlined into every page to run before the first paint; a stricter policy may forbid it. */
const page = document.documentElement;
const preferences = getPreferences(storedUser()?.user_id.toString() ?? null);
const mode = toColourMode(preferences[themeKey]);
const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
page.dataset['theme'] = isDark ? 'dark' : 'light';
const locale = toLocale(preferences[localeKey]);
page.lang = locale;
page.dir = getDirection(locale);
// A signed-in visitor is redirected, and form and title are prerendered in built English only, so they must not flash.
if (hasSession() || locale !== defaultLocale || hasOwnEnglishTexts) {
  page.dataset['hidden'] = '';
  document.title = brand.brandName;
}
applyBrand();
rememberEarlyAction();
