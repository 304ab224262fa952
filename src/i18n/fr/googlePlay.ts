import type { googlePlay as english } from '../en/googlePlay';
import type { Texts } from '../texts';

export const googlePlay: Texts<typeof english> = {
  title: 'Paramètres des URL Google Play',
  line: 'Liens de téléchargement des dernières versions des applications mobiles, et si la mise à jour est obligatoire.',
  add: 'Ajouter une URL Google Play',
  loading: 'Chargement des URL Google Play…',
  empty: 'Aucune URL Google Play pour l’instant.',
  emptyText: 'Ajoutez la première pour qu’une application mobile puisse trouver sa mise à jour.',
  version: 'Version %{version}',
  optional: 'Facultative',
  notHttp: 'pas http',
  menu: 'Actions pour la version %{version}',
  dialog: { add: 'Ajouter une URL Google Play', edit: 'Modifier l’URL Google Play' },
  fields: { url: 'URL', version: 'Version', must_update: 'Mise à jour obligatoire' },
  mustUpdateHelp: 'L’application ne peut pas être utilisée tant qu’elle n’est pas mise à jour.',
  urlRequired: 'L’URL est obligatoire.',
  versionRequired: 'La version est obligatoire.',
  confirm: 'Voulez-vous vraiment supprimer l’URL Google Play de la version %{version} ?',
  listFailed: 'Impossible de charger les URL Google Play',
  saveFailed: 'Impossible d’enregistrer l’URL Google Play',
  deleteFailed: 'Impossible de supprimer l’URL Google Play',
  added: 'URL Google Play ajoutée',
  updated: 'URL Google Play mise à jour',
  deleted: 'URL Google Play supprimée',
};
