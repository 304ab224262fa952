import type { savedViews as en } from '../en/savedViews';
import type { Texts } from '../texts';

export const savedViews: Texts<typeof en> = {
  title: 'طرق العرض المحفوظة',
  everything: 'الكل',
  save: 'حفظ طريقة العرض هذه',
  name: 'اسم طريقة العرض هذه',
  where: 'محفوظة في هذا المتصفح فقط.',
  taken: 'هذا الاسم مستخدم لطريقة عرض أخرى.',
  full: 'لديك %{count} طريقة عرض محفوظة، وهو الحد الأقصى. يجب حذف واحدة منها أولًا.',
  actions: 'إجراءات طريقة العرض %{name}',
  start: 'فتح القائمة بطريقة العرض هذه',
  notStart: 'عدم فتح القائمة بطريقة العرض هذه بعد الآن',
  isStart: 'تُفتح القائمة بطريقة العرض هذه.',
  replace: 'استبدالها بما هو معروض',
  replaced: 'أصبحت طريقة العرض «%{name}» مطابقة لما هو معروض.',
  rename: 'إعادة التسمية',
  renameTitle: 'إعادة تسمية طريقة العرض هذه',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  copyFailed: 'لم يسمح المتصفح بالنسخ.',
  deleted: 'تم حذف طريقة العرض «%{name}».',
};
