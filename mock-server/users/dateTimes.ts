import { throwIfInvalid, type FieldErrors } from '../guards/ApiError';
import { day, minute } from '../time';
import { message } from '../messages/message';

interface TimeRange {
  from: number;
  to: number;
}

const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|[+\s-]?\d{2}:?\d{2})?)?$/i;

/** An unescaped `+` arrives as a space. */
const parseOffset = (text: string | undefined): string => {
  if (!text || /^z$/i.test(text)) return 'Z';
  const [, sign = '+', hours = '', minutes = ''] = /^([+\s-])?(\d{2}):?(\d{2})$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : '+'}${hours}:${minutes}`;
};

export const parseTimeRange = (text: string): TimeRange | null => {
  const [, date = '', time, seconds, zone] = dateTimePattern.exec(text.trim()) ?? [];
  const from = Date.parse(`${date}T${time ?? '00:00'}${seconds ?? ''}${parseOffset(zone)}`);
  // Date.parse reads `2026-02-30` as 2 March.
  if (Number.isNaN(from) || new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(date.slice(8))) return null;
  if (time === undefined) return { from, to: from + day - 1 };
  return { from, to: seconds === undefined ? from + minute - 1 : from };
};

export const parseTimeRanges = <K extends string>(
  query: Record<string, unknown>,
  names: readonly K[],
): Partial<Record<K, TimeRange>> => {
  const ranges: Partial<Record<K, TimeRange>> = {};
  const errors: FieldErrors = {};
  for (const name of names) {
    const text = query[name];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const range = parseTimeRange(text);
    if (range) ranges[name] = range;
    else
      errors[name] = [message('Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.')];
  }
  throwIfInvalid(errors);
  return ranges;
};

export const toWholeMinutes = ({ from, to }: TimeRange): TimeRange => {
  const start = from - (from % minute);
  return { from: start, to: Math.max(to, start + minute - 1) };
};
