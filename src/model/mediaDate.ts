const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** A moment of the API as `Jan 05, 2026, 08:00 AM` in the person's own time zone (spec 2 §2.7); '' for none. */
export const mediaDate = (moment: string | null): string => {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};
