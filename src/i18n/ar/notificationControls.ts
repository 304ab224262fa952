import type { notificationControls as en } from '../en/notificationControls';
import type { Texts } from '../texts';

export const notificationControls: Texts<typeof en> = {
  title: 'التحكم في الإشعارات',
  line: 'يمكنك اختيار كيفية وصول كل نوع من الإشعارات إليك. يُحفظ كل اختيار فورًا.',
  loading: 'جارٍ تحميل إعدادات الإشعارات...',
  loadFailed: 'تعذّر تحميل إعدادات الإشعارات. لم يتغيّر شيء منها.',
  saveFailed: 'تعذّر حفظ «%{name}». تبقى القيمة «%{mode}».',
  groupSaveFailed:
    'تم حفظ كل الإعدادات. |||| تعذّر حفظ إعداد واحد، ويبقى كما كان. |||| تعذّر حفظ إعدادين، ويبقيان كما كانا. |||| تعذّر حفظ %{smart_count} إعدادات، وتبقى كما كانت. |||| تعذّر حفظ %{smart_count} إعدادًا، وتبقى كما كانت. |||| تعذّر حفظ %{smart_count} إعداد، وتبقى كما كانت.',
  financeNotice: 'ليس لديك إذن بالوصول إلى إعدادات إشعارات الخدمة المالية. يُرجى التواصل مع المسؤول.',

  notSet: 'غير محدد',
  mode: {
    0: 'بلا إشعارات',
    1: 'التطبيق فورًا',
    2: 'البريد الإلكتروني فورًا',
    3: 'التطبيق والبريد الإلكتروني فورًا',
    4: 'البريد الإلكتروني يوميًا',
    5: 'التطبيق والبريد الإلكتروني يوميًا',
    6: 'البريد الإلكتروني أسبوعيًا',
    7: 'التطبيق والبريد الإلكتروني أسبوعيًا',
  },
  group: {
    account: 'إشعارات المستخدم والحساب',
    collaboration: 'المشاريع والتعاون',
    finance: 'المالية ورحلات العمل',
  },
  key: {
    update_user_notifications: 'تحديثات المستخدم',
    update_user_login_notifications: 'إشعارات تسجيل الدخول',
    user_media_library_notifications: 'مكتبة الوسائط',
    update_user_dic_services_notifications: 'تحديثات الخدمات',
    ticket_notifications: 'التذاكر',
    message_created_notifications: 'الرسائل',
    message_mention_notifications: 'الإشارات إليك',
    cost_created_notifications: 'إنشاء التكاليف',
    financial_project_created_notifications: 'المشاريع المالية',
    trip_approved_notifications: 'الموافقة على رحلات العمل',
    trip_closed_notifications: 'إغلاق رحلات العمل',
    subordinate_trips_notifications: 'رحلات عمل المرؤوسين',
  },

  count: {
    app: '%{smart_count} في التطبيق',
    atOnce: '%{smart_count} فورًا بالبريد الإلكتروني',
    daily: '%{smart_count} في رسالة بريد يومية',
    weekly: '%{smart_count} في رسالة بريد أسبوعية',
    none: 'لا شيء متوقف |||| واحد متوقف |||| اثنان متوقفان |||| %{smart_count} متوقفة |||| %{smart_count} متوقفًا |||| %{smart_count} متوقف',
  },
  summary: 'إشعاراتك: %{counts}.',
  summaryNothing: 'لم يُحدَّد شيء بعد.',
  all: {
    label: 'تعيين كل «%{group}»',
    app: 'الكل في التطبيق',
    mail: 'الكل بالبريد الإلكتروني',
    appOff: 'إيقاف',
    appOn: 'تشغيل',
    off: 'إيقاف',
    atOnce: 'فورًا',
    daily: 'يوميًا',
    weekly: 'أسبوعيًا',
  },
};
