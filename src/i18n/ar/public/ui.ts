import type { ui as en } from '../../en/public/ui';
import type { Texts } from '../../texts';

export const ui: Texts<typeof en> = {
  wait: {
    label: '%{label} (%{seconds} ث)',
    about:
      'يمكنك إعادة المحاولة الآن. |||| يمكنك إعادة المحاولة بعد نحو ثانية واحدة. |||| يمكنك إعادة المحاولة بعد نحو ثانيتين. |||| يمكنك إعادة المحاولة بعد نحو %{smart_count} ثوانٍ. |||| يمكنك إعادة المحاولة بعد نحو %{smart_count} ثانية. |||| يمكنك إعادة المحاولة بعد نحو %{smart_count} ثانية.',
    over: 'يمكنك إعادة المحاولة الآن.',
  },
  password: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    capsLock: 'مفتاح Caps Lock مفعّل',
  },
  code: { digit: 'الرقم %{number}' },
  confirm: {
    title: 'تأكيد الإجراء',
    deletion: 'تأكيد الحذف',
    message: 'هل تريد المتابعة؟',
    confirm: 'تأكيد',
    busy: 'جارٍ التنفيذ...',
  },
  unsaved: {
    title: 'تغييرات غير محفوظة',
    message: 'لم تُحفظ تغييراتك في هذه الصفحة بعد. هل تريد مغادرتها مع ذلك؟',
    inDialog: 'لم يُحفظ ما أدخلته هنا بعد. هل تريد الإغلاق مع ذلك؟',
    leave: 'تجاهل التغييرات',
    stay: 'متابعة التعديل',
  },
  problems:
    'لا توجد حقول تحتاج إلى مراجعة |||| يُرجى مراجعة حقل واحد: |||| يُرجى مراجعة حقلين: |||| يُرجى مراجعة %{smart_count} حقول: |||| يُرجى مراجعة %{smart_count} حقلًا: |||| يُرجى مراجعة %{smart_count} حقل:',
  search: { clear: 'مسح البحث' },
  sort: {
    label: 'الترتيب حسب',
    up: 'تصاعدي',
    down: 'تنازلي',
    switch: 'اتجاه الترتيب: %{order}',
  },
  json: {
    syntaxAt: 'السطر %{line}، العمود %{column}: \u2068%{message}\u2069',
    syntax: 'هذا النص ليس JSON صالحًا: \u2068%{message}\u2069',
    object: 'يجب أن يكون النص كله كائنًا: \u2066{ ... }\u2069.',
  },
  crumbs: 'مسار التنقل',
  filters: { title: 'عوامل التصفية', titleCount: 'عوامل التصفية (%{count})' },
  pager: {
    label: 'الصفحات',
    perPage: 'عدد الصفوف في الصفحة:',
    range: '%{from} إلى %{to} من %{total}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
  table: { columns: 'الأعمدة', hiddenByWidth: 'مخفي لأن النافذة ضيقة' },
  gone: { text: 'تم حذفه أو لم يكن موجودًا.', toList: 'الانتقال إلى القائمة' },
  task: { progress: '%{done} من %{total}', waiting: 'الخادم مشغول. يُستأنف العمل بعد %{seconds} ث.' },
  failure: { details: 'التفاصيل', requestId: 'معرّف الطلب:' },
  toast: {
    region: 'الرسائل',
    close: 'إغلاق الرسالة',
    undo: 'تراجع',
    type: { success: 'نجاح', info: 'ملاحظة', warning: 'تحذير', error: 'خطأ' },
  },
};
