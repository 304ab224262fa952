/** Texts of the date-range picker (spec 2 §9). */
export const dateRange = {
  start: 'Start date',
  end: 'End date',
  early: 'Early',
  continuous: 'Continuous',
  presets: 'Presets',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This Week',
  lastWeek: 'Last Week',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  daysUpToToday: 'days up to today',
  daysStartingToday: 'days starting today',
  clear: 'Clear',
  format: 'YYYY-MM-DD',
  choose: 'Choose a date',
};
