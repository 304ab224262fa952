import type { palette as en } from '../en/palette';
import type { Texts } from '../texts';

export const palette: Texts<typeof en> = {
  title: 'الانتقال إلى',
  button: 'البحث',
  search: 'البحث عن شاشات وخدمات وأشخاص...',
  searchPerson: 'اختيار الإجراء المطلوب...',
  results: 'النتائج',
  loading: 'جارٍ البحث...',
  nothing: 'لا توجد نتائج.',
  failed: 'تعذّر تحميل بعض النتائج.',
  count:
    'لا توجد نتائج |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  cut: '(%{shown} من %{total})',
  bound: '%{group}: يقتصر البحث على أول %{count}.',
  upload: 'رفع ملف إلى %{folder}',
  markAllRead: 'تعليم الكل كمقروء',
  noOtherSessions: 'لا توجد جلسات أخرى مفتوحة.',
  groups: {
    recent: 'الأخيرة',
    actions: 'الإجراءات',
    users: 'الأشخاص',
    screens: 'الشاشات',
    views: 'طرق العرض المحفوظة',
    services: 'الخدمات',
    folders: 'المجلدات',
    projects: 'المشاريع',
    notifications: 'الإشعارات',
    settings: 'الإعدادات',
  },
  userActions: {
    open: 'فتح',
    edit: 'تعديل',
    services: 'خدمات %{name}',
  },
};
