import { isEnglish, perLocale } from './locale';

const twoDigits = (part: number) => String(part).padStart(2, '0');

export const toLocalDay = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? ''
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** `YYYY-MM-DD HH:mm:ss` in the user's time zone, in every language; '' for an invalid date. */
export const plainDateTime = (dateTime: string | null | undefined): string => {
  const date = new Date(dateTime ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return `${toLocalDay(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
};

/** Formats dates in the current language; '' for an invalid one. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (date: Date): string => (Number.isNaN(date.getTime()) ? '' : format().format(date));
};

const toDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const toMinute = { ...toDay, hour: '2-digit', minute: '2-digit' } as const;
const formats = {
  day: dateFormat(toDay),
  minute: dateFormat(toMinute),
  second: dateFormat({ ...toMinute, second: '2-digit' }),
};
const plainDateTimeLengths = { day: 10, minute: 16, second: 19 };

/** Formats as spec 1 §9 in English, else as the language does; '' for an invalid date. */
export const dateTimeText = (
  dateTime: string | null | undefined,
  precision: keyof typeof formats = 'second',
): string =>
  isEnglish()
    ? plainDateTime(dateTime).slice(0, plainDateTimeLengths[precision])
    : formats[precision](new Date(dateTime ?? ''));

/** Uses noon, because a day may have 23 or 25 hours. */
export const toNoon = (day: string): Date => new Date(`${day}T12:00:00`);

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Returns "5 minutes ago", "yesterday" or "in 7 days"; both times are epoch milliseconds. */
export const relativeTime = (time: number, now: number): string => {
  const distance = Math.abs(time - now);
  const [unit, length] = units.find(([, ms]) => distance >= ms) ?? (['minute', 60_000] as const);
  return relative().format(Math.sign(time - now) * Math.floor(distance / length), unit);
};

/** Of a time in the past, whose clock may be ahead. */
export const timeAgo = (time: number, now: number): string => relativeTime(Math.min(time, now), now);

const shape = /^\d{4}-\d{2}-\d{2}$/;

export const hasDayShape = (text: string): boolean => shape.test(text);

/** `2026-02-30` has the shape but is not a day. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return shape.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Reads the day as written, so that no time zone shifts it. */
export const readDay = (text: string): string => {
  const [day = ''] = text.trim().split(/[T ]/);
  return shape.test(day) ? day : text.trim();
};

/** Formats a day, or the day of a date-time; any other text stays as it is. */
export const dayText = (text: string): string => {
  const day = readDay(text);
  return isEnglish() || !isDay(day) ? day : formats.day(toNoon(day));
};
