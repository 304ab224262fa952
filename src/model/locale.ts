let locale = 'en';
let direction: 'ltr' | 'rtl' = 'ltr';

/** The language of the portal, in which dates, numbers and lists are written and names are sorted. */
export const setCurrentLocale = (next: string, read: typeof direction = 'ltr'): void => {
  locale = next;
  direction = read;
};

export const isReadFromRight = (): boolean => direction === 'rtl';

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
