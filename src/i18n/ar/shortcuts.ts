import type { shortcuts as en } from '../en/shortcuts';
import type { Texts } from '../texts';

export const shortcuts: Texts<typeof en> = {
  title: 'اختصارات لوحة المفاتيح',
  page: 'في هذه الصفحة',
  everywhere: 'في كل مكان',
  sheet: 'عرض هذه الاختصارات',
  palette: 'الانتقال إلى شاشة أو خدمة أو شخص...',
  row: {
    next: 'الصف التالي',
    previous: 'الصف السابق',
    enter: 'Enter',
    open: 'فتح',
    select: 'تحديد أو إلغاء التحديد',
  },
  on: 'المفاتيح المفردة',
  onHint:
    'يُستحسن إيقافها عند الضغط على المفاتيح من غير قصد أو عند الإدخال بالصوت. تظل المفاتيح مع Ctrl تعمل.',
};
