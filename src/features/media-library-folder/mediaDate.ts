const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** A date-time of the API as `Jan 05, 2026, 08:00 AM` in the user's own time zone (spec 2 §2.7); '' for none. */
export const mediaDate = (dateTime: string | null): string => {
  const date = new Date(dateTime ?? '');
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};
