import type { recovery as english } from '../../en/public/recovery';
import type { Texts } from '../../texts';

export const recovery: Texts<typeof english> = {
  email: 'Adresse e-mail',
  code: 'Code de réinitialisation',
  newPassword: 'Nouveau mot de passe',
  confirm: 'Confirmer',

  emailMissing: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'Adresse e-mail invalide',
  codeMissing: 'Le code de réinitialisation est obligatoire',
  passwordMissing: 'Le nouveau mot de passe est obligatoire',
  passwordShort: 'Le mot de passe doit comporter au moins 6 caractères.',
  confirmationMissing: 'Veuillez confirmer votre nouveau mot de passe',
  confirmationDiffers: 'Les mots de passe ne correspondent pas.',

  forget: {
    title: 'Mot de passe oublié ?',
    intro:
      'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un code pour définir un nouveau mot de passe.',
    submit: 'Envoyer le code',
    haveCode: 'J’ai déjà un code',
  },
  sent: 'Le code de réinitialisation a été envoyé',
  sendFailed: 'Impossible d’envoyer le code de réinitialisation. Veuillez réessayer plus tard.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',

  reset: {
    title: 'Définir un nouveau mot de passe',
    intro: 'Saisissez le code reçu par e-mail et choisissez un nouveau mot de passe.',
    introTo:
      'Si un compte existe pour %{email}, un code vient d’y être envoyé. Il ne fonctionne qu’une fois.',
    submit: 'Réinitialiser le mot de passe',
    submitting: 'Réinitialisation…',
    resend: 'Renvoyer le code',
  },
  done: 'Votre mot de passe a été réinitialisé.',
  resetFailed: 'Impossible de réinitialiser le mot de passe. Veuillez réessayer.',
  signInFailed:
    'La connexion a échoué après la réinitialisation du mot de passe. Veuillez vous connecter vous-même.',

  link: {
    intro: 'Choisissez un nouveau mot de passe. Le lien de votre e-mail ne fonctionne qu’une fois.',
    confirm: 'Confirmer le mot de passe',
    goneTitle: 'Ouvrez de nouveau le lien',
    gone: 'Pour votre sécurité, le lien n’est pas conservé dans cette fenêtre. Ouvrez-le de nouveau depuis votre e-mail, ou demandez-en un nouveau.',
    refused: 'Ce lien a peut-être déjà été utilisé, ou il a expiré.',
    newOne: 'Demander un nouveau lien',
    on400: 'Ce lien n’est pas valide ou a expiré.',
    on401: 'Ce lien n’est plus valide. Veuillez en demander un nouveau.',
    on403: 'Ce lien ne permet pas de définir un nouveau mot de passe. Veuillez en demander un nouveau.',
    on404: 'Le compte associé à ce lien est introuvable. Veuillez demander un nouveau lien.',
    on500: 'Le serveur n’a pas pu définir votre mot de passe. Veuillez réessayer plus tard.',
    format: 'Réponse inattendue du serveur. Veuillez réessayer.',
  },
};
