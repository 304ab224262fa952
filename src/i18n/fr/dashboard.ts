import { settings } from '../../settings';
import type { dashboard as english } from '../en/dashboard';
import type { Texts } from '../texts';

const brand = settings.brandName;

export const dashboard: Texts<typeof english> = {
  title: 'Tableau de bord',
  greeting: 'Bonjour %{name}',
  heading: `Bienvenue sur ${brand}, votre porte d’accès aux innovations du DIC`,
  line: 'Choisissez un service pour commencer',
  loading: 'Chargement de vos services…',
  services: 'Vos services',
  welcome: { title: 'Bienvenue', text: 'Veuillez contacter notre équipe pour activer vos services' },

  search: {
    label: 'Rechercher un service',
    anywhere: 'Rechercher en tapant n’importe où',
    count: '%{smart_count} service trouvé |||| %{smart_count} services trouvés',
    none: 'Aucun service ne correspond à « %{query} ».',
    showAll: 'Afficher tous les services',
  },
  card: {
    pin: 'Épingler %{service}',
    unpin: 'Détacher %{service}',
    retry: 'Réessayer d’ouvrir %{service}',
    owner: 'Responsable :',
    help: 'Aide',
    helpFor: 'Aide sur %{service}',
  },
  groups: { pinned: 'Épinglés', others: 'Autres services' },
  more: {
    title: 'Autres services, et comment les obtenir',
    request: 'Demander %{service}',
    subject: 'Accès à %{service}',
    body: 'Bonjour,\n\nveuillez donner à %{email} l’accès à %{service} (%{code}).\n',
  },

  error: {
    title: 'Attention !',
    expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    forbidden: 'Vous n’avez pas l’autorisation d’accéder à cette ressource.',
    accessDenied: 'Accès refusé. Veuillez contacter votre administrateur.',
    notConfigured: 'La configuration du service est introuvable.',
    unavailable: 'Le serveur est momentanément indisponible. Veuillez réessayer dans un instant.',
    serverIssues: 'Le serveur rencontre des problèmes. Veuillez réessayer plus tard.',
    network: 'Erreur réseau. Vérifiez votre connexion et réessayez.',
    timeout: 'Erreur : le serveur a mis trop de temps à répondre.',
    format: 'Erreur : réponse inattendue du serveur. Veuillez réessayer.',
    http: 'Erreur HTTP : %{status}',
    other: 'Erreur : %{message}',
    retryFailed: 'Le nouvel essai a échoué. Veuillez réessayer plus tard.',
    retrying: 'Nouvel essai…',
    signOut: 'Se déconnecter',
  },

  open: {
    note: { title: 'Avant d’ouvrir %{service}', text: 'Ce service porte une note :' },
    ask: {
      title: 'Ouvrir %{service} ?',
      text: 'Un lien demande à ouvrir %{service}, où vous serez connecté. Ne continuez que si vous faites confiance à ce lien.',
      go: 'Ouvrir',
    },
    missingToken: 'Jeton d’accès manquant. Veuillez vous reconnecter.',
    serviceMissing: 'Les données du service sont manquantes.',
    backendMissing: 'L’URL du backend du service %{service} n’est pas configurée.',
    frontendMissing: 'L’URL du frontend du service %{service} n’est pas configurée.',
    failed: 'Impossible d’ouvrir %{service}. Veuillez réessayer.',
    businessHubMissing: 'L’URL de Business Hub n’est pas configurée.',
    projectHubMissing: 'L’URL de Project Hub n’est pas configurée.',
    tooManyRequests: 'Trop de demandes. Veuillez patienter un instant et réessayer.',
    signInAgain: 'L’authentification a échoué. Veuillez vous reconnecter à PulseHub.',
    authenticationFailed: 'L’authentification a échoué. Veuillez réessayer.',
    direct: 'Project Hub ne connaît pas cette connexion. Ouverture directe…',
    projectHubWelcome: 'Bienvenue sur Project Hub !',
  },

  target: {
    title: `Quitter ${brand} ?`,
    text: 'Un lien mène à %{host}. Ne continuez que si vous connaissez cette adresse.',
    go: 'Continuer',
    stay: 'Rester ici',
    refused: 'Ce lien mène à une adresse qui ne peut pas être ouverte.',
  },
};
