let current = 'en';
let direction: 'ltr' | 'rtl' = 'ltr';

/** Sets the language for formatting dates, numbers and lists and for sorting names. */
export const setCurrentLocale = (next: string, nextDirection: typeof direction = 'ltr'): void => {
  current = next;
  direction = nextDirection;
};

const isRtl = (): boolean => direction === 'rtl';

/** Tells whether the specification's own formats apply. */
export const isEnglish = (): boolean => /^en\b/.test(current);

/** Caches an Intl format per language, since creating one is slow. Digits are Latin, as in codes and addresses. */
export const perLocale = <Format>(create: (locale: string) => Format): (() => Format) => {
  let cached: { locale: string; format: Format } | undefined;
  return () => {
    cached =
      cached?.locale === current ? cached : { locale: current, format: create(`${current}-u-nu-latn`) };
    return cached.format;
  };
};

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

export const numberText = (number: number | bigint): string => numberFormat().format(number);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats of whole units, and with one decimal. */
const sizes = perLocale((locale) =>
  units.map((unit) =>
    [0, 1].map((digits) => {
      const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return new Intl.NumberFormat(locale, { style: 'unit', unit, useGrouping: false, ...fraction });
    }),
  ),
);

/** `512 B`, `1.5 kB`, `23 MB`. */
export const fileSize = (bytes: number | null): string => {
  if (bytes === null) return '';
  let amount = bytes;
  let unit = 0;
  for (; amount >= 999.5 && unit < units.length - 1; unit += 1) amount /= 1000;
  const isWhole = unit === 0 || amount >= 99.95;
  if (unit === 0 && isEnglish()) return `${Math.round(amount)} B`;
  return sizes()[unit]?.[isWhole ? 0 : 1]?.format(amount) ?? '';
};

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** `a, b, c` in English. In Arabic, parts are isolated, because one in Latin letters would reverse the whole list. */
export const listText = (parts: Iterable<string>): string =>
  listFormat().format(isRtl() ? Array.from(parts, (part) => `\u2068${part}\u2069`) : parts);

// Numeric: "Sheet 2" comes before "Sheet 10".
const collator = perLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Compares names by the language's rules. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
