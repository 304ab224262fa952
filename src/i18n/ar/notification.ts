import type { notification as en } from '../en/notification';
import type { Texts } from '../texts';

export const notification: Texts<typeof en> = {
  title: 'الإشعارات',
  count:
    'لا توجد إشعارات |||| إشعار واحد |||| إشعاران |||| %{smart_count} إشعارات |||| %{smart_count} إشعارًا |||| %{smart_count} إشعار',
  countOf:
    'لا توجد إشعارات (بعد تصفية %{total}) |||| إشعار واحد (بعد تصفية %{total}) |||| إشعاران (بعد تصفية %{total}) |||| %{smart_count} إشعارات (بعد تصفية %{total}) |||| %{smart_count} إشعارًا (بعد تصفية %{total}) |||| %{smart_count} إشعار (بعد تصفية %{total})',

  search: 'البحث بالعنوان أو الرسالة...',
  searchLabel: 'البحث في الإشعارات',
  status: 'حالة القراءة',
  read: { unread: 'غير مقروءة', read: 'مقروءة', all: 'الكل' },
  sort: { desc: 'الأحدث أولًا', asc: 'الأقدم أولًا' },
  sortHint: 'تغيير الترتيب. الآن: %{order}',
  services: 'الخدمات',
  allServices: 'كل الخدمات',
  servicesFailed: 'تعذّر تحميل خدماتك، لذلك لا تفتحها الإشعارات.',
  dates: {
    open: 'النطاق الزمني',
    chosen: 'النطاق الزمني: %{range}',
    range: '%{from} - %{to}',
    clear: 'مسح تصفية التاريخ',
  },
  active: {
    title: 'عوامل التصفية النشطة',
    clearAll: 'مسح الكل',
    remove: 'إزالة عامل التصفية: %{filter}',
    search: 'البحث: «%{value}»',
    read: 'الحالة: %{value}',
    service: 'الخدمة: %{value}',
    dates: 'التواريخ: %{value}',
  },

  markShown:
    'لا توجد إشعارات غير مقروءة |||| تعليم إشعار واحد كمقروء |||| تعليم إشعارين كمقروءين |||| تعليم %{smart_count} كمقروءة |||| تعليم %{smart_count} كمقروءة |||| تعليم %{smart_count} كمقروءة',
  selected:
    'لم يُحدَّد شيء |||| تم تحديد إشعار واحد |||| تم تحديد إشعارين |||| تم تحديد %{smart_count} إشعارات |||| تم تحديد %{smart_count} إشعارًا |||| تم تحديد %{smart_count} إشعار',
  markSelected: 'تعليم المحدد كمقروء',
  marking: 'جارٍ التعليم...',
  deleteSelected: 'حذف المحدد',
  confirm: 'هل تريد حذف العناصر المحددة؟',

  today: 'اليوم',
  yesterday: 'أمس',
  day: '%{day}',
  selectAll: 'تحديد الكل',
  selectDay: 'تحديد الكل، %{day}',
  select: 'تحديد: %{title}',
  noMessage: 'لا توجد رسالة',
  created: '%{date} في %{time}',
  isRead: 'مقروء',
  isUnread: 'غير مقروء',
  run: '%{title} × %{count}',
  unfold: 'عرض كل إشعار: %{title}',
  showAll: 'عرض الكل (%{count})',
  fold: 'طي',
  markRead: 'تعليم كمقروء',
  markUnread: 'تعليم كغير مقروء',
  of: '%{action}: %{title}',
  other: {
    name: '%{name}:',
    label: 'مصدر الإشعار',
    ip: 'عنوان IP',
    Device: 'الجهاز',
    Browser: 'المتصفح',
    'Device Type': 'نوع الجهاز',
  },

  none: 'لا توجد إشعارات',
  noMatch: 'لا توجد إشعارات تطابق عوامل التصفية الحالية. قد يفيد تعديل معايير البحث.',
  loading: 'جارٍ تحميل الإشعارات...',
  loadingRest: 'جارٍ تحميل البقية...',
  newestOnly: 'لم يُحمَّل إلا أحدث الإشعارات، وعددها %{count}.',
  error: 'حدث خطأ أثناء تحميل الإشعارات',
  retry: 'إعادة المحاولة',

  reconnecting: 'جارٍ إعادة الاتصال...',

  keys: {
    next: 'الإشعار التالي',
    previous: 'الإشعار السابق',
    select: 'تحديد أو إلغاء التحديد',
    read: 'تعليم كمقروء',
    delete: 'حذف',
    toggle: 'تعليم كمقروء أو غير مقروء',
    open: 'فتح ما يتعلق به الإشعار، أو عرض الإشعارات المطوية',
    pageDown: 'Page Down',
    pageUp: 'Page Up',
  },

  marked:
    'لم يُعلَّم أي إشعار كمقروء. |||| تم تعليم إشعار واحد كمقروء. |||| تم تعليم إشعارين كمقروءين. |||| تم تعليم %{smart_count} إشعارات كمقروءة. |||| تم تعليم %{smart_count} إشعارًا كمقروء. |||| تم تعليم %{smart_count} إشعار كمقروء.',
  unmarked:
    'لم يُعلَّم أي إشعار كغير مقروء. |||| تم تعليم إشعار واحد كغير مقروء. |||| تم تعليم إشعارين كغير مقروءين. |||| تم تعليم %{smart_count} إشعارات كغير مقروءة. |||| تم تعليم %{smart_count} إشعارًا كغير مقروء. |||| تم تعليم %{smart_count} إشعار كغير مقروء.',
  deleted:
    'لم يُحذف أي إشعار. |||| تم حذف إشعار واحد. |||| تم حذف إشعارين. |||| تم حذف %{smart_count} إشعارات. |||| تم حذف %{smart_count} إشعارًا. |||| تم حذف %{smart_count} إشعار.',
  listFailed: 'تعذّر تحميل الإشعارات. يُرجى إعادة المحاولة.',
  markFailed: 'تعذّر تحديث الإشعار. يُرجى إعادة المحاولة.',
  deleteFailed: 'تعذّر حذف الإشعار. يُرجى إعادة المحاولة.',
  someNotMarked:
    'تم تحديث كل الإشعارات. |||| تعذّر تحديث إشعار واحد. |||| تعذّر تحديث إشعارين. |||| تعذّر تحديث %{smart_count} إشعارات. |||| تعذّر تحديث %{smart_count} إشعارًا. |||| تعذّر تحديث %{smart_count} إشعار.',
  someNotDeleted:
    'تم حذف كل الإشعارات. |||| تعذّر حذف إشعار واحد. |||| تعذّر حذف إشعارين. |||| تعذّر حذف %{smart_count} إشعارات. |||| تعذّر حذف %{smart_count} إشعارًا. |||| تعذّر حذف %{smart_count} إشعار.',
};
