let locale = 'en';

/** The language of the portal, in which dates, numbers and lists are written and names are sorted. */
export const setCurrentLocale = (next: string): void => {
  locale = next;
};

/** What the specification writes in one way, it writes in English. */
export const isEnglish = (): boolean => /^en\b/.test(locale);

/** One format of Intl for each language, since they are slow to make. Digits are Latin, as in codes and addresses. */
export const perLocale = <Format>(make: (locale: string) => Format): (() => Format) => {
  let made: { for: string; format: Format } | undefined;
  return () => {
    made = made?.for === locale ? made : { for: locale, format: make(`${locale}-u-nu-latn`) };
    return made.format;
  };
};
