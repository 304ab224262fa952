import type { savedViews as en } from '../en/savedViews';
import type { Texts } from '../texts';

export const savedViews: Texts<typeof en> = {
  title: 'طرق العرض المحفوظة',
  save: 'حفظ طريقة العرض هذه',
  name: 'اسم طريقة العرض هذه',
  where: 'محفوظة في هذا المتصفح فقط.',
  missing: 'أدخل اسمًا.',
  taken: 'هذا الاسم مستخدم لطريقة عرض أخرى.',
  full: 'لديك %{count} طريقة عرض محفوظة، وهو الحد الأقصى. يجب حذف واحدة منها أولًا.',
  actions: 'إجراءات طريقة العرض %{name}',
  rename: 'إعادة التسمية',
  renameTitle: 'إعادة تسمية طريقة العرض هذه',
  deleted: 'تم حذف طريقة العرض «%{name}».',
};
