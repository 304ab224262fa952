import type { error as en } from '../../en/public/error';
import type { Texts } from '../../texts';

export const error: Texts<typeof en> = {
  notFound: 'الصفحة غير موجودة. المورد المطلوب غير متاح.',
  forbidden: 'ليس لديك إذن بتنفيذ هذا الإجراء.',
  internal: 'حدث خطأ داخلي في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  serverIssues: 'يواجه الخادم مشكلات. يُرجى إعادة المحاولة لاحقًا.',
  network: 'حدث خطأ في الشبكة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  http: 'خطأ HTTP: %{status}',
  unexpected: 'حدث خطأ غير متوقع',
  throttled: 'تم تقييد الطلبات. يُتوقع أن تصبح متاحة بعد %{seconds} ث.',
  tooMany: 'عدد الطلبات كبير جدًا. يُرجى إعادة المحاولة لاحقًا.',
  sessionExpired: 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول مجددًا.',
  fromServer: '\u2068%{text}\u2069',
};
