import { isEnglish, perLocale } from './locale';

const format = perLocale((locale) => new Intl.NumberFormat(locale));

export const numberText = (number: number | bigint): string => format().format(number);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Of whole units, and with one decimal. */
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
