import type { action as en } from '../../en/public/action';
import type { Texts } from '../../texts';

export const action: Texts<typeof en> = {
  add: 'إضافة',
  edit: 'تعديل',
  save: 'حفظ',
  delete: 'حذف',
  update: 'تحديث',
  saving: 'جارٍ الحفظ...',
  close: 'إغلاق',
  sending: 'جارٍ الإرسال...',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  creating: 'جارٍ الإنشاء...',
  updating: 'جارٍ التحديث...',
  notHttpHelp: 'هذا العنوان ليس عنوان http(s). سيُحفظ، لكنه لن يُفتح أبدًا.',
  cancel: 'إلغاء',
  loading: 'جارٍ التحميل...',
  create: 'إنشاء',
  clearSelection: 'إلغاء التحديد',
  more: 'المزيد',
  retry: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  saveChanges: 'حفظ التغييرات',
};
