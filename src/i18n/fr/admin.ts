import type { admin as english } from '../en/admin';
import type { Texts } from '../texts';

export const admin: Texts<typeof english> = {
  title: 'Administration',
  tabs: 'Rubriques de l’administration',
  tab: {
    users: 'Utilisateurs',
    googlePlay: 'URL Google Play',
    dicServices: 'Services DIC',
    messageTemplate: 'Modèles d’e-mail',
    activity: 'Activité',
  },
  activity: 'Activité de tous les utilisateurs',
};
