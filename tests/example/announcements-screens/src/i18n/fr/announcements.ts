import type { announcements as english, resources as englishResources } from '../en/announcements';
import type { Texts } from '../texts';

export const announcements: Texts<typeof english> = {
  audience: { everyone: 'Tout le monde', staff: 'Équipe seulement' },
};

export const resources: Texts<typeof englishResources> = {
  announcements: {
    name: 'Annonce |||| Annonces',
    fields: {
      title: 'Titre',
      text: 'Texte',
      link: 'Lien',
      audience: 'Destinataires',
      starts_on: 'À partir du',
      priority: 'Priorité',
      is_pinned: 'Épinglée',
    },
  },
};
