import { settings } from '../../../settings';
import type { shell as english } from '../../en/public/shell';
import type { Texts } from '../../texts';

const brand = settings.brandName;

export const shell: Texts<typeof english> = {
  brand,
  title: `%{page} · ${brand}`,
  home: `${brand}, tableau de bord`,
  skip: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    dashboard: 'Tableau de bord',
    projects: 'Projets',
    admin: 'Administration',
  },
  menu: {
    open: 'Menu du compte, %{letters}',
    profile: 'Mon profil',
    library: 'Médiathèque',
    admin: 'Administration',
    signOut: 'Se déconnecter',
  },
  palette: 'Rechercher et ouvrir',
  theme: { light: 'Clair', dark: 'Sombre', system: 'Comme l’appareil', choose: 'Apparence' },
  language: {
    choose: 'Langue',
    failed: 'Impossible de charger la langue. Vérifiez votre connexion et réessayez.',
  },
  bell: {
    unknown: 'Notifications',
    none: 'Notifications, aucune non lue',
    some: 'Notifications, %{smart_count} non lue |||| Notifications, %{smart_count} non lues',
    loading:
      'Notifications, %{smart_count} non lue pour l’instant, chargement de la suite |||| Notifications, %{smart_count} non lues pour l’instant, chargement de la suite',
    atLeast:
      'Notifications, au moins %{smart_count} non lue |||| Notifications, au moins %{smart_count} non lues',
  },
  footer: {
    copyright: `© %{year} ${settings.companyName}`,
    version: 'Version %{version}',
    apiDocs: 'Documentation de l’API',
    accessibility: 'Accessibilité',
  },
  expired: {
    title: 'Attention !',
    text: 'Votre session a expiré. Veuillez vous reconnecter pour continuer.',
    signOut: 'Se déconnecter',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
    home: 'Retour au tableau de bord',
  },
  accessDenied: {
    title: 'Accès refusé',
    text: 'Vous n’avez pas l’autorisation de consulter cette page. Veuillez contacter votre administrateur.',
    home: 'Retour au tableau de bord',
  },
  crashed: {
    title: 'Un problème est survenu',
    text: 'Cette page a rencontré un problème. Votre travail sur les autres pages n’est pas touché.',
    retry: 'Réessayer',
  },
  notLoaded: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'La connexion a été interrompue, ou une version plus récente est disponible. Dans les deux cas, recharger la page devrait suffire.',
    retry: 'Réessayer',
  },
  broken: {
    title: 'Un problème est survenu',
    text: `${brand} a rencontré un problème et ne peut pas continuer. Recharger la page peut aider.`,
  },
  newVersion: 'Une nouvelle version est disponible.',
  offline: 'Vous êtes hors ligne. Les informations affichées ne sont peut-être plus à jour.',
  unreachable: `Le serveur ne répond pas pour le moment. ${brand} réessaie automatiquement.`,
  notice: { hide: 'Masquer cet avis' },
};
