import type { error as english } from '../../en/public/error';
import type { Texts } from '../../texts';

export const error: Texts<typeof english> = {
  notFound: 'Page introuvable. La ressource à laquelle vous tentez d’accéder n’existe pas.',
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  internal: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  serverIssues: 'Le serveur rencontre des problèmes. Veuillez réessayer plus tard.',
  network: 'Erreur réseau. Vérifiez votre connexion et réessayez.',
  http: 'Erreur HTTP : %{status}',
  unexpected: 'Une erreur inattendue s’est produite',
  throttled:
    'Trop de demandes. Nouvel essai possible dans %{smart_count} seconde. |||| Trop de demandes. Nouvel essai possible dans %{smart_count} secondes.',
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  fromServer: '%{text}',
};
