import type { notification as english } from '../en/notification';
import type { Texts } from '../texts';

export const notification: Texts<typeof english> = {
  title: 'Notifications',
  count: '%{smart_count} notification |||| %{smart_count} notifications',
  countOf:
    '%{smart_count} notification (filtrée parmi %{total}) |||| %{smart_count} notifications (filtrées parmi %{total})',

  search: 'Rechercher par titre ou message…',
  searchLabel: 'Rechercher une notification',
  status: 'État de lecture',
  read: { unread: 'Non lues', read: 'Lues', all: 'Toutes' },
  sort: { desc: 'Plus récentes d’abord', asc: 'Plus anciennes d’abord' },
  sortHint: 'Changer l’ordre. Actuellement : %{order}',
  services: 'Services',
  allServices: 'Tous les services',
  servicesFailed: 'Vos services n’ont pas pu être chargés : les notifications ne les ouvrent pas.',
  dates: {
    open: 'Période',
    chosen: 'Période : %{range}',
    range: '%{from} - %{to}',
    clear: 'Effacer le filtre de dates',
  },
  active: {
    title: 'Filtres actifs',
    clearAll: 'Tout effacer',
    remove: 'Retirer le filtre : %{filter}',
    search: 'Recherche : « %{value} »',
    read: 'État : %{value}',
    service: 'Service : %{value}',
    dates: 'Dates : %{value}',
  },

  markShown: 'Marquer %{smart_count} comme lue |||| Marquer %{smart_count} comme lues',
  selected: '%{smart_count} sélectionnée |||| %{smart_count} sélectionnées',
  markSelected: 'Marquer la sélection comme lue',
  marking: 'Marquage…',
  deleteSelected: 'Supprimer la sélection',
  confirm: 'Voulez-vous vraiment supprimer les éléments sélectionnés ?',

  today: 'Aujourd’hui',
  yesterday: 'Hier',
  day: '%{day}',
  selectAll: 'Tout sélectionner',
  selectDay: 'Tout sélectionner, %{day}',
  select: 'Sélectionner : %{title}',
  noMessage: 'Aucun message disponible',
  created: '%{date} à %{time}',
  isRead: 'Lue',
  isUnread: 'Non lue',
  run: '%{title} × %{count}',
  unfold: 'Afficher chacune : %{title}',
  showAll: 'Afficher les %{count}',
  fold: 'Replier',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  of: '%{action} : %{title}',
  other: {
    name: '%{name} :',
    label: 'Provenance',
    ip: 'IP',
    Device: 'Appareil',
    Browser: 'Navigateur',
    'Device Type': 'Type d’appareil',
  },

  none: 'Aucune notification',
  noMatch: 'Aucune notification ne correspond à vos filtres. Essayez d’ajuster vos critères de recherche.',
  loading: 'Chargement des notifications…',
  loadingRest: 'Chargement de la suite…',
  newestOnly: 'Seules les %{count} plus récentes sont chargées.',
  error: 'Erreur lors du chargement des notifications',
  retry: 'Réessayer',

  reconnecting: 'Reconnexion…',

  keys: {
    next: 'Notification suivante',
    previous: 'Notification précédente',
    select: 'Sélectionner ou désélectionner',
    read: 'Marquer comme lue',
    delete: 'Supprimer',
    toggle: 'Marquer comme lue ou non lue',
    open: 'Ouvrir ce dont il s’agit, ou en déplier plusieurs',
    pageDown: 'Page suiv.',
    pageUp: 'Page préc.',
  },

  marked:
    '%{smart_count} notification marquée comme lue. |||| %{smart_count} notifications marquées comme lues.',
  unmarked:
    '%{smart_count} notification marquée comme non lue. |||| %{smart_count} notifications marquées comme non lues.',
  deleted: '%{smart_count} notification supprimée. |||| %{smart_count} notifications supprimées.',
  listFailed: 'Impossible de charger les notifications. Veuillez réessayer.',
  markFailed: 'Impossible de mettre à jour la notification. Veuillez réessayer.',
  deleteFailed: 'Impossible de supprimer la notification. Veuillez réessayer.',
  someNotMarked:
    '%{smart_count} notification n’a pas pu être mise à jour. |||| %{smart_count} notifications n’ont pas pu être mises à jour.',
  someNotDeleted:
    '%{smart_count} notification n’a pas pu être supprimée. |||| %{smart_count} notifications n’ont pas pu être supprimées.',
};
