import { settings } from '../../../settings';
import type { signIn as english } from '../../en/public/signIn';
import type { Texts } from '../../texts';

export const signIn: Texts<typeof english> = {
  heading: `Se connecter à ${settings.brandName}`,
  gate: 'Votre porte d’accès aux innovations du DIC',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  forgot: 'Mot de passe oublié ?',
  register: 'Créer un compte',
  or: 'Ou se connecter avec',
  provider: { google: 'Google', linkedin: 'LinkedIn', microsoft: 'Microsoft', yahoo: 'Yahoo' },
  emailInvalid: 'Adresse e-mail invalide',
  passwordShort: 'Le mot de passe doit comporter au moins 6 caractères',
  inactive: {
    title: 'Compte inactif',
    text: 'Ce compte n’est pas actif. Veuillez contacter notre support pour obtenir de l’aide.',
  },

  otpSent: 'Un code à usage unique vous a été envoyé. Veuillez le saisir.',
  enterTotp: 'Saisissez le code TOTP de votre application d’authentification.',
  verifyBoth: 'Veuillez saisir le code reçu par e-mail et celui de l’application d’authentification.',
  success: 'Connexion réussie',
  bothSuccess: 'Vous êtes connecté !',
  totpSuccess: 'Code TOTP vérifié ! Connexion…',
  invalidResponse: 'Réponse de connexion invalide',
  failed: 'La connexion a échoué. Veuillez réessayer.',
  socialLoadFailed: 'Impossible de charger la connexion par un autre compte. Réessayez plus tard.',
  invalidProvider: 'Fournisseur d’identité invalide.',
  otpFailed: 'La vérification du code à usage unique a échoué',
  totpMissing: 'Jeton d’accès TOTP manquant. Retour à la connexion.',
  totpFailed: 'La vérification du code TOTP a échoué.',
  totpInvalid: 'Code TOTP incorrect. Veuillez réessayer.',
  bothOtpFailed: 'La vérification du code reçu par e-mail a échoué.',
  bothUnexpected: 'Réponse inattendue à la vérification du code.',
  somethingWentWrong: 'Un problème est survenu.',
  enterEmailCode: 'Saisissez le code à 6 chiffres reçu par e-mail',
  enterTotpCode: 'Saisissez le code TOTP à 6 chiffres',
  totpEmpty: 'Veuillez saisir le code TOTP.',

  emailCode: {
    title: 'Consultez vos e\u2011mails',
    intro: 'Nous vous avons envoyé un code à six chiffres. Saisissez-le pour terminer votre connexion.',
    introTo:
      'Nous avons envoyé un code à six chiffres à %{email}. Saisissez-le pour terminer votre connexion.',
    label: 'Code reçu par e-mail',
    resend: 'Renvoyer le code',
    resent: 'Un nouveau code vient d’être envoyé. Seul le plus récent fonctionne.',
    signInAgain: 'Se reconnecter pour obtenir un nouveau code',
  },
  authenticatorCode: {
    title: 'Ouvrez votre application d’authenti\u00adfication',
    intro: 'Saisissez le code à six chiffres qu’elle affiche pour ce compte.',
    label: 'Code de l’application d’authentification',
  },
  step: 'Étape %{step} sur 2',
  verify: 'Vérifier',
  verifying: 'Vérification…',
  back: 'Retour à la connexion',

  signedOut: 'Vous êtes déconnecté',
  signOutFailed: 'La déconnexion a échoué',
  signOutMissingData: 'Il manque des données nécessaires à la déconnexion.',
  refreshFailed: 'Impossible de renouveler le jeton.',
  decodeFailed: 'Impossible de décoder le jeton.',
};
