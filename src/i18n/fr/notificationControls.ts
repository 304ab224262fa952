import type { notificationControls as english } from '../en/notificationControls';
import type { Texts } from '../texts';

export const notificationControls: Texts<typeof english> = {
  title: 'Réglages des notifications',
  line: 'Choisissez comment chaque type de notification vous parvient. Chaque choix est enregistré immédiatement.',
  loading: 'Chargement de vos réglages de notification…',
  loadFailed: 'Vos réglages de notification n’ont pas pu être chargés. Ils restent inchangés.',
  saveFailed: '« %{name} » n’a pas pu être enregistré. Le réglage reste à « %{mode} ».',
  groupSaveFailed:
    '%{smart_count} réglage n’a pas pu être enregistré et reste inchangé. |||| %{smart_count} réglages n’ont pas pu être enregistrés et restent inchangés.',
  financeNotice:
    'Vous n’avez pas accès aux réglages de notification du service financier. Veuillez contacter un administrateur.',

  notSet: 'Non défini',
  mode: {
    0: 'Aucune notification',
    1: 'Application, immédiatement',
    2: 'E-mail, immédiatement',
    3: 'Application et e-mail, immédiatement',
    4: 'E-mail, chaque jour',
    5: 'Application et e-mail, chaque jour',
    6: 'E-mail, chaque semaine',
    7: 'Application et e-mail, chaque semaine',
  },
  group: {
    account: 'Utilisateur et compte',
    collaboration: 'Projets et collaboration',
    finance: 'Finances et déplacements',
  },
  key: {
    update_user_notifications: 'Modifications du compte',
    update_user_login_notifications: 'Connexions',
    user_media_library_notifications: 'Médiathèque',
    update_user_dic_services_notifications: 'Modifications des services',
    ticket_notifications: 'Tickets',
    message_created_notifications: 'Messages',
    message_mention_notifications: 'Mentions',
    cost_created_notifications: 'Coûts créés',
    financial_project_created_notifications: 'Projets financiers',
    trip_approved_notifications: 'Approbations de déplacements',
    trip_closed_notifications: 'Déplacements clôturés',
    subordinate_trips_notifications: 'Déplacements des subordonnés',
  },

  count: {
    app: '%{smart_count} dans l’application',
    atOnce: '%{smart_count} immédiatement par e-mail',
    daily: '%{smart_count} dans un e-mail quotidien',
    weekly: '%{smart_count} dans un e-mail hebdomadaire',
    none: '%{smart_count} désactivée |||| %{smart_count} désactivées',
  },
  summary: 'Vos notifications : %{counts}.',
  summaryNothing: 'Rien n’est encore défini.',
  all: {
    label: 'Régler tout « %{group} »',
    app: 'Tout dans l’application',
    mail: 'Tout par e-mail',
    appOff: 'Non',
    appOn: 'Oui',
    off: 'Non',
    atOnce: 'Immédiat',
    daily: 'Quotidien',
    weekly: 'Hebdo',
  },
};
