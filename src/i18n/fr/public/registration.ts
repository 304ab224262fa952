import type { registration as english } from '../../en/public/registration';
import type { Texts } from '../../texts';

export const registration: Texts<typeof english> = {
  title: 'Créer un compte',
  intro:
    'Pour le personnel du centre d’innovation. Nous vérifions votre adresse e-mail par un code lors de votre première connexion.',
  fullName: 'Nom complet',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'S’inscrire',
  submitting: 'Inscription…',
  haveOne: 'Vous avez déjà un compte ? Se connecter',

  emailMissing: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'Adresse e-mail invalide',
  nameMissing: 'Le nom complet est obligatoire',
  passwordMissing: 'Le mot de passe est obligatoire',
  passwordShort: 'Le mot de passe doit comporter au moins 6 caractères',
  confirmationMissing: 'La confirmation du mot de passe est obligatoire',
  confirmationDiffers: 'Les mots de passe ne correspondent pas',

  success: 'Votre compte a été créé !',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  somethingWentWrong: 'Un problème est survenu. Veuillez réessayer.',
};
