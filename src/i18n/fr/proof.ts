import type { proof as english } from '../en/proof';
import type { Texts } from '../texts';

export const proof: Texts<typeof english> = {
  title: 'Confirmez votre identité',
  password: 'Saisissez votre mot de passe et un code pour modifier votre façon de vous connecter.',
  code: 'Saisissez un code de votre méthode de vérification pour la modifier.',
  failed: 'La modification n’a pas pu être confirmée. Veuillez réessayer.',
};
