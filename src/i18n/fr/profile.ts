import type { profile as english } from '../en/profile';
import type { Texts } from '../texts';

export const profile: Texts<typeof english> = {
  title: 'Mon profil',
  tabs: 'Rubriques du profil',
  tab: {
    account: 'Informations',
    security: 'Sécurité',
    sessions: 'Sessions actives',
    notifications: 'Réglages des notifications',
  },
  heading: {
    account: 'Informations du compte',
    security: 'Authentification multifacteur et mot de passe',
    sessions: 'Sécurité et sessions actives',
    notifications: 'Réglages des notifications',
  },
  loadFailed: 'Impossible de charger les informations de l’utilisateur.',

  account: {
    line: 'Comment vos collègues vous voient, et où nous vous écrivons.',
    loading: 'Chargement de vos informations…',
    email: 'Adresse e-mail',
    dateJoined: 'Date d’inscription',
    title: 'Fonction',
    first_name: 'Prénom',
    last_name: 'Nom',
    method: 'Méthode de vérification',
    edit: 'Modifier le profil',
    saved: 'Vos informations ont été mises à jour.',
    noChanges: 'Aucune modification.',
    incomplete: 'Veuillez remplir tous les champs obligatoires.',
    required: 'Champ obligatoire : %{field}.',
    saveFailed: 'Une erreur s’est produite.',
  },

  picture: {
    label: 'Photo',
    choose: 'Choisir une photo',
    replace: 'Choisir une autre photo',
    undo: 'Garder l’ancienne photo',
    chosen: 'Nouvelle photo, pas encore enregistrée.',
    notImage: 'Ce fichier n’est pas une image PNG, JPG, GIF ou WebP.',
    crop: 'Recadrer votre photo',
    cropHelp: 'Faites glisser la photo, ou déplacez-la avec les touches fléchées. Zoomez avec le curseur.',
    area: 'Partie de la photo utilisée',
    zoom: 'Zoom',
    use: 'Utiliser la photo',
    using: 'Préparation…',
  },

  mfa: {
    method: 'Méthode de vérification',
    methodHelp: 'La seconde étape après votre mot de passe.',
    type: {
      email: 'E-mail',
      authenticator: 'Application d’authentification',
      email_and_authenticator: 'E-mail et application d’authentification',
    },
    shown: {
      email: 'E-mail',
      authenticator: 'Google Authenticator',
      email_and_authenticator: 'E-mail et application d’authentification',
    },
    pending:
      'Pas encore utilisée. Elle prend effet dès qu’un code de votre application d’authentification est accepté. D’ici là, votre méthode est : %{method}.',
    choose: 'Choisir la méthode de vérification',
    select: 'Sélectionnez le type d’authentification multifacteur',
    confirm: 'Confirmer',
    updated: 'Méthode de vérification mise à jour.',
    updateFailed: 'Impossible de mettre à jour la méthode de vérification.',
    step: 'Étape 1',
    setUp: 'Configurer l’authentification multifacteur',
    setUpHelp:
      'Associez Google Authenticator, ou une autre application d’authentification, à votre compte. Un nouveau QR code invalide le précédent ; une application qui fonctionne déjà continue de fonctionner jusqu’à ce qu’un code de la nouvelle soit accepté.',
    generate: 'Générer un nouveau QR code',
  },

  authenticator: {
    scan: 'Configurer l’authentification multifacteur : scanner le QR code',
    setUp: 'Configurer Google Authenticator',
    loading: 'Chargement du QR code…',
    generateFailed: 'Impossible de générer le QR code',
    fetchFailed: 'Impossible de charger le QR code.',
    inUse:
      'Votre application d’authentification actuelle continue de fonctionner. Ne scannez ce code que pour configurer une autre application ou un autre téléphone.',
    step1:
      'Installez Google Authenticator, ou une autre application d’authentification, sur votre téléphone.',
    step2: 'Assurez-vous que personne ne regarde votre écran, puis appuyez sur « Afficher le QR code ».',
    step3: 'Dans l’application, ajoutez un compte et scannez le QR code, ou saisissez le code manuel.',
    step4: 'Saisissez ci-dessous les six chiffres de l’application pour l’activer.',
    show: 'Afficher le QR code',
    hide: 'Masquer le QR code',
    hidden: 'Le QR code est masqué.',
    qrCode: 'QR code pour votre application d’authentification',
    manualCode: 'Code manuel',
    generateHelp: 'Un nouveau QR code invalide le précédent.',
    copy: 'Copier l’URL du QR code',
    copied: 'URL du QR code copiée dans le presse-papiers !',
    copyFailed:
      'L’URL du QR code n’a pas pu être copiée. Affichez le QR code et utilisez plutôt le code manuel.',
    proof: 'Vérifiez votre application d’authentification',
    proofHelp:
      'Les six chiffres que l’application affiche maintenant. Tant qu’ils ne sont pas acceptés, vous vous connectez comme avant.',
    checking: 'Vérification…',
    proofFailed: 'Le code n’a pas pu être vérifié. Veuillez réessayer.',
    right: 'C’est exact. Votre application d’authentification fonctionne.',
    wrong:
      'Ce code est incorrect. Scannez le QR code affiché maintenant, puis saisissez le code le plus récent.',
    ahead:
      'L’horloge de votre téléphone avance d’environ %{minutes} min. Réglez-la sur l’heure automatique, puis saisissez un nouveau code.',
    behind:
      'L’horloge de votre téléphone retarde d’environ %{minutes} min. Réglez-la sur l’heure automatique, puis saisissez un nouveau code.',
  },

  otherSessions: {
    offer:
      'Votre méthode de vérification a changé. Vous avez %{smart_count} autre session antérieure à ce changement. |||| Votre méthode de vérification a changé. Vous avez %{smart_count} autres sessions antérieures à ce changement.',
    end: 'Fermer mes autres sessions',
    ending: 'Fermeture…',
    keep: 'Les garder',
  },

  password: {
    step: 'Étape 2',
    title: 'Changer le mot de passe',
    line: 'Changer votre mot de passe ferme toutes vos sessions, ici et sur les autres appareils. Vous devrez ensuite vous reconnecter.',
    old: 'Ancien mot de passe',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    code: 'Code de vérification',
    codePlaceholder: 'Saisissez votre code à 6 chiffres',
    codeHelp: {
      email: 'Demandez un code par e-mail à %{email}.',
      authenticator: 'Celui de votre application d’authentification.',
      email_and_authenticator:
        'Celui de votre application d’authentification, ou demandez un code par e-mail à %{email}.',
    },
    send: 'Envoyer un code',
    sent: 'Le code de réinitialisation a été envoyé',
    sendFailed: 'Impossible d’envoyer le code de réinitialisation. Veuillez réessayer plus tard.',
    update: 'Mettre à jour le mot de passe',
    updated: 'Mot de passe mis à jour.',
    failed: 'Une erreur s’est produite. Veuillez réessayer.',
    oldRequired: 'L’ancien mot de passe est obligatoire',
    newRequired: 'Le nouveau mot de passe est obligatoire',
    confirmRequired: 'La confirmation du nouveau mot de passe est obligatoire',
    different: 'Les mots de passe ne correspondent pas',
    codeRequired: 'Veuillez saisir votre code de vérification.',
    codeInvalid: 'Veuillez saisir un code de vérification valide à 6 chiffres',
  },
};
