import type { ui as english } from '../../en/public/ui';
import type { Texts } from '../../texts';

export const ui: Texts<typeof english> = {
  wait: {
    label: '%{label} (%{seconds} s)',
    about:
      'Vous pourrez réessayer dans %{smart_count} seconde environ. |||| Vous pourrez réessayer dans %{smart_count} secondes environ.',
    over: 'Vous pouvez maintenant réessayer.',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé',
  },
  code: { digit: 'Chiffre %{number}' },
  confirm: {
    title: 'Confirmer l’action',
    deletion: 'Confirmer la suppression',
    message: 'Voulez-vous vraiment continuer ?',
    confirm: 'Confirmer',
    busy: 'Traitement…',
  },
  unsaved: {
    title: 'Modifications non enregistrées',
    message: 'Vos modifications sur cette page ne sont pas encore enregistrées. La quitter quand même ?',
    inDialog: 'Votre saisie n’est pas encore enregistrée. Fermer quand même ?',
    leave: 'Abandonner les modifications',
    stay: 'Continuer la saisie',
  },
  problems: 'Veuillez vérifier %{smart_count} champ : |||| Veuillez vérifier %{smart_count} champs :',
  search: { clear: 'Effacer la recherche' },
  sort: { label: 'Trier par', up: 'Croissant', down: 'Décroissant', switch: 'Ordre de tri : %{order}' },
  json: {
    syntaxAt: 'Ligne %{line}, colonne %{column} : %{message}',
    syntax: 'Ce texte n’est pas du JSON valide : %{message}',
    object: 'le texte entier doit être un objet : { ... }.',
  },
  crumbs: 'Fil d’Ariane',
  filters: { title: 'Filtres', titleCount: 'Filtres (%{count})' },
  pager: {
    label: 'Pages',
    perPage: 'Lignes par page :',
    range: '%{from}-%{to} sur %{total}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  table: { columns: 'Colonnes', hiddenByWidth: 'Masquée dans une fenêtre aussi étroite' },
  gone: { text: 'Cet élément a été supprimé ou n’a jamais existé.', toList: 'Aller à la liste' },
  task: { progress: '%{done} sur %{total}', waiting: 'Le serveur est occupé. Reprise dans %{seconds} s.' },
  failure: { details: 'Détails', requestId: 'ID de la requête :' },
  toast: {
    region: 'Messages',
    close: 'Fermer le message',
    undo: 'Annuler',
    type: { success: 'Réussite', info: 'Remarque', warning: 'Avertissement', error: 'Erreur' },
  },
};
