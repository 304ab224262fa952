import type { newPassword as english } from '../../en/public/newPassword';
import type { Texts } from '../../texts';

export const newPassword: Texts<typeof english> = {
  length: '%{min} أحرف على الأقل',
  equal: 'كلمتا المرور متطابقتان',
  met: '(مستوفى)',
  unmet: '(لم يُستوفَ بعد)',
};
