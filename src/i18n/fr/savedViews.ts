import type { savedViews as english } from '../en/savedViews';
import type { Texts } from '../texts';

export const savedViews: Texts<typeof english> = {
  title: 'Vues enregistrées',
  everything: 'Tout',
  save: 'Enregistrer cette vue',
  name: 'Nom de cette vue',
  where: 'Enregistrée dans ce navigateur seulement.',
  taken: 'Une autre vue porte déjà ce nom.',
  full: 'Vous avez %{count} vues enregistrées, le maximum possible. Supprimez-en une d’abord.',
  actions: 'Actions de la vue %{name}',
  start: 'Ouvrir la liste avec cette vue',
  notStart: 'Ne plus ouvrir la liste avec cette vue',
  isStart: 'La liste s’ouvre avec cette vue.',
  replace: 'Remplacer par ce qui est affiché',
  replaced: 'La vue « %{name} » correspond désormais à ce qui est affiché.',
  rename: 'Renommer',
  renameTitle: 'Renommer cette vue',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  copyFailed: 'Votre navigateur n’a pas autorisé la copie.',
  deleted: 'Vue « %{name} » supprimée.',
};
