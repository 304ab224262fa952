/** Each language has a folder of texts with its name. The first one is the default. */
export const languages = [
  { locale: 'en', name: 'English', direction: 'ltr' },
  { locale: 'fr', name: 'Français', direction: 'ltr' },
  { locale: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Direction = (typeof languages)[number]['direction'];

export const defaultLocale = languages[0].locale;

export const getDirection = (locale: string): Direction =>
  languages.find((language) => language.locale === locale)?.direction ?? 'ltr';
