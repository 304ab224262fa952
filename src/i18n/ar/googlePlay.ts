import type { googlePlay as en } from '../en/googlePlay';
import type { Texts } from '../texts';

export const googlePlay: Texts<typeof en> = {
  title: 'إعدادات عناوين Google Play',
  line: 'روابط تنزيل أحدث إصدارات تطبيقات الأجهزة المحمولة، وما إذا كان التحديث إلزاميًا.',
  add: 'إضافة عنوان Google Play',
  loading: 'جارٍ تحميل عناوين Google Play...',
  empty: 'لا توجد عناوين Google Play بعد.',
  emptyText: 'يمكنك إضافة العنوان الأول حتى يعثر تطبيق الأجهزة المحمولة على تحديثه.',
  version: 'الإصدار %{version}',
  optional: 'اختياري',
  notHttp: 'ليس http',
  menu: 'إجراءات الإصدار %{version}',
  dialog: { add: 'إضافة عنوان Google Play', edit: 'تعديل عنوان Google Play' },
  fields: { url: 'عنوان URL', version: 'الإصدار', must_update: 'تحديث إلزامي' },
  mustUpdateHelp: 'لا يمكن استخدام التطبيق قبل تحديثه.',
  urlRequired: 'عنوان URL مطلوب.',
  versionRequired: 'الإصدار مطلوب.',
  confirm: 'هل تريد حذف عنوان Google Play للإصدار %{version}؟',
  listFailed: 'تعذّر جلب عناوين Google Play',
  saveFailed: 'تعذّر حفظ عنوان Google Play',
  deleteFailed: 'تعذّر حذف عنوان Google Play',
  added: 'تمت إضافة عنوان Google Play بنجاح',
  updated: 'تم تحديث عنوان Google Play بنجاح',
  deleted: 'تم حذف عنوان Google Play بنجاح',
};
