import type { proof as en } from '../en/proof';
import type { Texts } from '../texts';

export const proof: Texts<typeof en> = {
  title: 'تأكيد هويتك',
  password: 'يُرجى إدخال كلمة المرور ورمز لتغيير طريقة تسجيل الدخول.',
  code: 'يُرجى إدخال رمز من طريقة التحقق الحالية لتغييرها.',
  failed: 'تعذّر تأكيد التغيير. يُرجى إعادة المحاولة.',
};
