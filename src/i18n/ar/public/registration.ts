import type { registration as en } from '../../en/public/registration';
import type { Texts } from '../../texts';

export const registration: Texts<typeof en> = {
  title: 'إنشاء حساب',
  intro: 'لموظفي مركز الابتكار. نؤكد عنوان بريدك الإلكتروني برمز عند أول تسجيل دخول.',
  fullName: 'الاسم الكامل',
  confirmPassword: 'تأكيد كلمة المرور',
  submit: 'إنشاء الحساب',
  submitting: 'جارٍ إنشاء الحساب...',
  haveOne: 'لديك حساب؟ تسجيل الدخول',

  emailMissing: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  nameMissing: 'الاسم الكامل مطلوب',
  passwordMissing: 'كلمة المرور مطلوبة',
  passwordShort: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
  confirmationMissing: 'تأكيد كلمة المرور مطلوب',
  confirmationDiffers: 'كلمتا المرور غير متطابقتين',

  success: 'تم إنشاء الحساب بنجاح!',
  failed: 'تعذّر إنشاء الحساب. يُرجى إعادة المحاولة.',
  somethingWentWrong: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
};
