import type { shortcuts as english } from '../en/shortcuts';
import type { Texts } from '../texts';

export const shortcuts: Texts<typeof english> = {
  title: 'Raccourcis clavier',
  page: 'Sur cette page',
  everywhere: 'Partout',
  sheet: 'Afficher ces raccourcis',
  palette: 'Aller à un écran, un service, une personne…',
  row: {
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    enter: 'Entrée',
    open: 'Ouvrir',
    select: 'Sélectionner ou désélectionner',
  },
  on: 'Touches seules',
  onHint:
    'Désactivez-les si vous appuyez sur des touches par accident ou si vous dictez votre saisie. Les touches avec Ctrl continuent de fonctionner.',
};
