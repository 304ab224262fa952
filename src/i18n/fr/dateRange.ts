import type { dateRange as english } from '../en/dateRange';
import type { Texts } from '../texts';

export const dateRange: Texts<typeof english> = {
  start: 'Date de début',
  end: 'Date de fin',
  early: 'Sans début',
  continuous: 'Sans fin',
  presets: 'Périodes prédéfinies',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  thisWeek: 'Cette semaine',
  lastWeek: 'La semaine dernière',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
  daysUpToToday: 'jours jusqu’à aujourd’hui',
  daysStartingToday: 'jours à partir d’aujourd’hui',
  clear: 'Effacer',
  format: 'AAAA-MM-JJ',
  choose: 'Choisir une date',
};
