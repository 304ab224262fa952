import type { action as english } from '../../en/public/action';
import type { Texts } from '../../texts';

export const action: Texts<typeof english> = {
  add: 'Ajouter',
  edit: 'Modifier',
  save: 'Enregistrer',
  delete: 'Supprimer',
  update: 'Mettre à jour',
  saving: 'Enregistrement…',
  close: 'Fermer',
  sending: 'Envoi…',
  newTab: '(s’ouvre dans un nouvel onglet)',
  creating: 'Création…',
  updating: 'Mise à jour…',
  notHttpHelp: 'Cette adresse ne commence pas par http(s). Elle est enregistrée, mais jamais ouverte.',
  cancel: 'Annuler',
  loading: 'Chargement…',
  create: 'Créer',
  clearSelection: 'Effacer la sélection',
  more: 'Plus',
  retry: 'Réessayer',
  reload: 'Recharger',
  saveChanges: 'Enregistrer les modifications',
};
