import type { sessions as english } from '../en/sessions';
import type { Texts } from '../texts';

export const sessions: Texts<typeof english> = {
  title: 'Sécurité et sessions actives',
  overview: 'Vue d’ensemble',
  current: 'Session actuelle',
  active: 'Active',
  noCurrent: 'Aucune session active',
  others: 'Autres sessions',
  limit: 'Limite de sessions',
  limitValue: '%{used}/%{max}',
  security: 'État de la sécurité',
  withinLimit: '✓ Sous la limite',
  limitReached: '⚠️ Limite atteinte',
  usage: 'Utilisation des sessions',
  usageValue: 'Sessions utilisées : %{used} sur %{max}',

  list: 'Sessions actives (%{count})',
  activeNow: 'Active maintenant',
  isNew: 'Nouvelle',
  isNewHint: 'Nouvelle depuis votre dernière visite ici',
  endsNext: 'Se ferme à la prochaine connexion',
  endsNextHint: 'La limite de sessions est atteinte. La prochaine connexion ailleurs fermera cette session.',
  device: 'Appareil',
  browser: 'Navigateur',
  ip: 'Adresse IP',
  location: 'Lieu',
  started: 'Début',
  expires: 'Expiration',
  unknown: 'Inconnu',
  placeLine: '%{name} : %{value}',
  place: {
    place: 'Lieu',
    city: 'Ville',
    region: 'Région',
    country: 'Pays',
    zip: 'Code postal',
    isp: 'Fournisseur d’accès',
    message: 'Remarque',
  },

  refresh: 'Actualiser',
  logout: 'Fermer la session',
  logoutCurrent: 'Fermer la session actuelle',
  loggingOut: 'Fermeture…',
  logoutAll: 'Fermer toutes les autres',
  progress: '%{done} sur %{total} fermées…',

  notEnded:
    '%{smart_count} session n’a pas pu être fermée. |||| %{smart_count} sessions n’ont pas pu être fermées.',

  empty: 'Aucune session active',
  emptyText: 'Il n’y a actuellement aucune session active à afficher.',
  refreshEmpty: 'Actualiser les sessions',
  loading: 'Chargement des sessions actives…',

  confirm: {
    title: 'Fermer la session actuelle',
    text: 'Voulez-vous vraiment fermer votre session actuelle ? Vous serez immédiatement déconnecté et redirigé vers la page de connexion.',
    yes: 'Oui, me déconnecter',
  },

  notMe: {
    open: 'Ce n’est pas moi',
    title: 'Ce n’était pas vous ?',
    text: 'Toutes les autres sessions sont fermées. Vous choisissez ensuite un nouveau mot de passe, car quelqu’un connaît peut-être l’actuel.',
    yes: 'Fermer toutes les autres',
  },

  logoutOthers: {
    title: 'Fermer toutes les autres sessions ?',
    text: 'Vous restez connecté ici, et devrez vous reconnecter partout ailleurs.',
  },

  ended: 'Session fermée.',
  endedAll: '%{smart_count} session fermée. |||| %{smart_count} sessions fermées.',
  error: {
    notLoggedIn: 'Vous n’êtes pas connecté ou votre session a expiré.',
    noCurrent: 'Aucune session active actuelle. Veuillez vous connecter pour voir les sessions actives.',
    duringFetch: 'Une erreur s’est produite lors de la récupération des sessions.',
    duringLogout: 'Une erreur s’est produite lors de la fermeture de la session.',
    fetch: 'Impossible de charger les sessions.',
    logout: 'Impossible de fermer la session.',
    logoutAll: 'Impossible de fermer toutes les sessions.',
  },
};
