const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A date-time of the API (ISO 8601) as `YYYY-MM-DD HH:mm:ss` in the user's own time zone (spec 1 §9); '' for none. */
export const dateTimeText = (dateTime: string | null | undefined): string => {
  const date = new Date(dateTime ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
};
