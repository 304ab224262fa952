import {
  addDays,
  addMonths,
  addYears,
  differenceInCalendarDays,
  endOfMonth,
  endOfWeek,
  format,
  type Locale,
  isValid,
  parse,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from 'date-fns';

/** `YYYY-MM-DD`; null means open. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

export interface DayLimits {
  min: string;
  max: string;
}

export const openRange: DayRange = { from: null, to: null };

export const toDay = (date: Date): string => format(date, 'yyyy-MM-dd');
export const toDate = (day: string): Date => parse(day, 'yyyy-MM-dd', startOfDay(new Date()));

/** Spec 2 §9. */
export const getDefaultLimits = (now: Date): DayLimits => ({
  min: toDay(addYears(now, -100)),
  max: toDay(addYears(now, 20)),
});

const clampDay = (day: string, { min, max }: DayLimits): string => {
  if (day < min) return min;
  return day > max ? max : day;
};

export const clampRange = ({ from, to }: DayRange, limits: DayLimits): DayRange => {
  const [first, last] = from !== null && to !== null && to < from ? [to, from] : [from, to];
  return { from: first && clampDay(first, limits), to: last && clampDay(last, limits) };
};

export const presetNames = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
type PresetName = (typeof presetNames)[number];

/** The first day of a week depends on the language; in English it is Sunday. */
export const getPresetRange = (name: PresetName, now: Date, locale: Locale): DayRange => {
  const week = (day: Date): [Date, Date] => [startOfWeek(day, { locale }), endOfWeek(day, { locale })];
  const dates: Record<PresetName, () => [Date, Date]> = {
    today: () => [now, now],
    yesterday: () => [addDays(now, -1), addDays(now, -1)],
    thisWeek: () => week(now),
    lastWeek: () => week(addDays(now, -7)),
    thisMonth: () => [startOfMonth(now), endOfMonth(now)],
    lastMonth: () => [startOfMonth(addMonths(now, -1)), endOfMonth(addMonths(now, -1))],
  };
  const [from, to] = dates[name]();
  return { from: toDay(from), to: toDay(to) };
};

export type CountName = 'daysUpToToday' | 'daysStartingToday';

export const parseCount = (text: string): number | null => {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? null : Math.min(99_999, Math.max(0, count));
};

/** 0 and 1 both mean today alone. */
export const getCountRange = (name: CountName, count: number, now: Date): DayRange => {
  const others = Math.max(count, 1) - 1;
  return name === 'daysUpToToday'
    ? { from: toDay(addDays(now, -others)), to: toDay(now) }
    : { from: toDay(now), to: toDay(addDays(now, others)) };
};

export const getRangeCount = (name: CountName, { from, to }: DayRange, now: Date): number | null => {
  const today = toDay(now);
  if (from === null || to === null || today !== (name === 'daysUpToToday' ? to : from)) return null;
  return differenceInCalendarDays(toDate(to), toDate(from)) + 1;
};

const isEnglish = ({ code }: Locale): boolean => /^en\b/.test(code);

/** Format of spec 2 §9 in English, else the short date of the language with the month as a word. */
export const formatDay = (day: string, locale: Locale): string =>
  format(toDate(day), isEnglish(locale) ? 'MMM dd, yyyy' : 'PP', { locale });

export const parseDay = (text: string, locale: Locale): string | null => {
  const formats = isEnglish(locale) ? ['MMM d, yyyy', 'MM/dd/yyyy'] : ['PP', 'P'];
  const dates = ['yyyy-MM-dd', ...formats].map((pattern) =>
    parse(text.trim(), pattern, startOfDay(new Date()), { locale }),
  );
  const date = dates.find((one) => isValid(one) && one.getFullYear() > 999);
  return date ? toDay(date) : null;
};

export type RangeStep = 'new' | 'start' | 'end';

export const pickDay = (
  range: DayRange,
  step: RangeStep,
  day: string,
): { range: DayRange; step: RangeStep } => {
  if (step === 'new') return { range: { from: day, to: day }, step: 'end' };
  if (step === 'start') {
    const to = range.to !== null && range.to < day ? day : range.to;
    return { range: { from: day, to }, step: 'end' };
  }
  const { from } = range;
  return { range: from !== null && day < from ? { from: day, to: from } : { from, to: day }, step: 'new' };
};
