import type { dateRange as en } from '../en/dateRange';
import type { Texts } from '../texts';

export const dateRange: Texts<typeof en> = {
  start: 'تاريخ البداية',
  end: 'تاريخ النهاية',
  early: 'بداية مفتوحة',
  continuous: 'نهاية مفتوحة',
  presets: 'فترات جاهزة',
  today: 'اليوم',
  yesterday: 'أمس',
  thisWeek: 'هذا الأسبوع',
  lastWeek: 'الأسبوع الماضي',
  thisMonth: 'هذا الشهر',
  lastMonth: 'الشهر الماضي',
  daysUpToToday: 'عدد الأيام حتى اليوم',
  daysStartingToday: 'عدد الأيام بدءًا من اليوم',
  clear: 'مسح',
  format: 'YYYY-MM-DD',
  choose: 'اختيار تاريخ',
};
