import type { palette as english } from '../en/palette';
import type { Texts } from '../texts';

export const palette: Texts<typeof english> = {
  title: 'Aller à',
  search: 'Rechercher des écrans, des services, des personnes…',
  searchPerson: 'Choisissez une action…',
  results: 'Résultats',
  loading: 'Recherche…',
  nothing: 'Aucun résultat.',
  failed: 'Certains résultats n’ont pas pu être chargés.',
  count: '%{smart_count} résultat |||| %{smart_count} résultats',
  cut: '(%{shown} sur %{total})',
  bound: '%{group} : la recherche porte sur les %{count} premiers seulement.',
  groups: {
    recent: 'Récents',
    userActions: 'Actions',
    users: 'Personnes',
    screens: 'Écrans',
    views: 'Vues enregistrées',
    services: 'Services',
    folders: 'Dossiers',
    projects: 'Projets',
    notifications: 'Notifications',
    settings: 'Paramètres',
  },
  userActions: {
    open: 'Ouvrir',
    edit: 'Modifier',
    sendPasswordLink: 'Envoyer un lien de mot de passe',
    services: 'Services attribués à %{name}',
    endSessions: 'Fermer les sessions',
  },
};
