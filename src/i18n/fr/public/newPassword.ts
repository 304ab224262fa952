import type { newPassword as english } from '../../en/public/newPassword';
import type { Texts } from '../../texts';

export const newPassword: Texts<typeof english> = {
  length: 'Au moins %{min} caractères',
  equal: 'Les deux mots de passe sont identiques',
  met: '(respecté)',
  unmet: '(pas encore respecté)',
};
