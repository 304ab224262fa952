import type { contactSupport as en } from '../../en/public/contactSupport';
import type { Texts } from '../../texts';

export const contactSupport: Texts<typeof en> = {
  title: 'التواصل مع الدعم',
  intro:
    'إذا تعذّر تسجيل الدخول أو فتح شيء تحتاج إليه، يمكنك مراسلتنا من عنوان البريد الإلكتروني المرتبط بحسابك.',
  write: 'مراسلة %{email}',
  back: 'العودة إلى تسجيل الدخول',
};
