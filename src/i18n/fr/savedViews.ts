import type { savedViews as english } from '../en/savedViews';
import type { Texts } from '../texts';

export const savedViews: Texts<typeof english> = {
  title: 'Vues enregistrées',
  save: 'Enregistrer cette vue',
  name: 'Nom de cette vue',
  where: 'Enregistrée dans ce navigateur seulement.',
  missing: 'Saisissez un nom.',
  taken: 'Une autre vue porte déjà ce nom.',
  full: 'Vous avez %{count} vues enregistrées, le maximum possible. Supprimez-en une d’abord.',
  actions: 'Actions de la vue %{name}',
  rename: 'Renommer',
  renameTitle: 'Renommer cette vue',
  deleted: 'Vue « %{name} » supprimée.',
};
