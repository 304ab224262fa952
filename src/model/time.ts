const twoDigits = (part: number) => String(part).padStart(2, '0');

export const dayOf = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? ''
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** In the user's time zone (spec 1 §9); '' for an invalid date. */
export const dateTimeText = (dateTime: string | null | undefined): string => {
  const date = new Date(dateTime ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return `${dayOf(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
};

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns "5 minutes ago" or "yesterday"; `at` and `now` are in ms since 1970. */
export const timeAgo = (at: number, now: number): string => {
  const elapsed = Math.max(0, now - at);
  const [unit, length] = units.find(([, ms]) => elapsed >= ms) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(elapsed / length), unit);
};

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
