import type { palette as english } from '../en/palette';
import type { Texts } from '../texts';

export const palette: Texts<typeof english> = {
  title: 'Aller à',
  button: 'Rechercher',
  search: 'Rechercher des écrans, des services, des personnes…',
  searchPerson: 'Choisissez une action…',
  results: 'Résultats',
  loading: 'Recherche…',
  nothing: 'Aucun résultat.',
  failed: 'Certains résultats n’ont pas pu être chargés.',
  count: '%{smart_count} résultat |||| %{smart_count} résultats',
  cut: '(%{shown} sur %{total})',
  bound: '%{group} : la recherche porte sur les %{count} premiers seulement.',
  upload: 'Importer dans %{folder}',
  markAllRead: 'Tout marquer comme lu',
  noOtherSessions: 'Aucune autre session n’est ouverte.',
  groups: {
    recent: 'Récents',
    actions: 'Actions',
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
    services: 'Services attribués à %{name}',
  },
};
