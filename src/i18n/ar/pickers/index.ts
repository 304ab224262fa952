import { ar } from 'date-fns/locale/ar';
import type { PickerLanguage } from '../../pickers';

const views = {
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'صباحًا أو مساءً',
};

/** MUI has none in Arabic. */
const texts: PickerLanguage['texts'] = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'عرض السنوات مفتوح، الانتقال إلى عرض التقويم'
      : 'عرض التقويم مفتوح، الانتقال إلى عرض السنوات',
  start: 'البداية',
  end: 'النهاية',
  startDate: 'تاريخ البداية',
  startTime: 'وقت البداية',
  endDate: 'تاريخ النهاية',
  endTime: 'وقت النهاية',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'حسنًا',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختيار التاريخ',
  dateTimePickerToolbarTitle: 'اختيار التاريخ والوقت',
  timePickerToolbarTitle: 'اختيار الوقت',
  dateRangePickerToolbarTitle: 'اختيار النطاق الزمني',
  timeRangePickerToolbarTitle: 'اختيار نطاق الوقت',
  clockLabelText: (view, formattedTime) =>
    `اختيار ${views[view]}. ${formattedTime ? `الوقت المحدد: ${formattedTime}` : 'لم يُحدَّد وقت'}`,
  hoursClockNumberText: (hours) => `الساعة ${hours}`,
  minutesClockNumberText: (minutes) => `الدقيقة ${minutes}`,
  secondsClockNumberText: (seconds) => `الثانية ${seconds}`,
  selectViewText: (view) => `اختيار ${views[view]}`,
  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberHeaderText: '#',
  calendarWeekNumberAriaLabelText: (weekNumber) => `الأسبوع ${weekNumber}`,
  calendarWeekNumberText: (weekNumber) => `${weekNumber}`,
  openDatePickerDialogue: (formattedDate) =>
    formattedDate ? `اختيار التاريخ، التاريخ المحدد: ${formattedDate}` : 'اختيار التاريخ',
  openTimePickerDialogue: (formattedTime) =>
    formattedTime ? `اختيار الوقت، الوقت المحدد: ${formattedTime}` : 'اختيار الوقت',
  openRangePickerDialogue: (formattedRange) =>
    formattedRange ? `اختيار النطاق، النطاق المحدد: ${formattedRange}` : 'اختيار النطاق',
  fieldClearLabel: 'مسح',
  timeTableLabel: 'اختيار الوقت',
  dateTableLabel: 'اختيار التاريخ',
  // The same letters as in the texts that ask for YYYY-MM-DD.
  fieldYearPlaceholder: ({ digitAmount }) => 'Y'.repeat(digitAmount),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'MMMM' : 'MM'),
  fieldDayPlaceholder: () => 'DD',
  fieldWeekDayPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'EEEE' : 'EE'),
  fieldHoursPlaceholder: () => 'hh',
  fieldMinutesPlaceholder: () => 'mm',
  fieldSecondsPlaceholder: () => 'ss',
  fieldMeridiemPlaceholder: () => 'aa',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'صباحًا أو مساءً',
  empty: 'فارغ',
};

export const pickers: PickerLanguage = { dates: ar, texts };
