import type { social as en } from '../../en/public/social';
import type { Texts } from '../../texts';

export const social: Texts<typeof en> = {
  page: 'تسجيل الدخول بحساب آخر',
  processing: 'جارٍ معالجة تسجيل الدخول...',
  success: 'تم تسجيل الدخول بنجاح!',
  notAuthenticated: 'تعذّرت المصادقة لدى موفّر تسجيل الدخول.',
  replace: {
    title: 'تسجيل الدخول بحساب آخر؟',
    message:
      'تم تسجيل دخولك باسم %{email}. يسجّل هذا الرابط دخولك عبر %{provider}، لكنك لم تطلب ذلك في علامة التبويب هذه. المتابعة تُنهي جلستك الحالية. إذا وصلك هذا الرابط من شخص آخر، فمن الأفضل البقاء في جلستك.',
    confirm: 'إنهاء جلستي',
    cancel: 'البقاء في جلستي',
  },
  failed: 'تعذّر تسجيل الدخول. يُرجى إعادة المحاولة.',
};
