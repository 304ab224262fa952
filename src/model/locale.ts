let locale = 'en';

/** The language of the portal, in which dates, numbers and lists are written and names are sorted. */
export const currentLocale = (): string => locale;

export const setCurrentLocale = (next: string): void => {
  locale = next;
};
