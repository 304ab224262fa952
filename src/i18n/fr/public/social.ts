import type { social as english } from '../../en/public/social';
import type { Texts } from '../../texts';

export const social: Texts<typeof english> = {
  page: 'Connexion par un autre compte',
  processing: 'Connexion par un autre compte…',
  success: 'Connexion réussie !',
  notAuthenticated: 'L’authentification par un autre compte a échoué.',
  replace: {
    title: 'Se connecter avec un autre compte ?',
    message:
      'Vous êtes connecté en tant que %{email}. Ce lien vous connecte par %{provider}, mais vous ne l’avez pas demandé dans cet onglet. Si vous continuez, votre session actuelle prend fin. Si quelqu’un vous a envoyé ce lien, restez connecté.',
    confirm: 'Fermer ma session',
    cancel: 'Rester connecté',
  },
  start: {
    title: 'Se connecter à ce compte ?',
    message:
      'Ce lien vous connecte par %{provider}, mais vous ne l’avez pas demandé dans cet onglet. Si vous continuez, vous utiliserez peut-être le compte de la personne qui vous a envoyé ce lien.',
    confirm: 'Se connecter',
    cancel: 'Ne pas se connecter',
  },
  failed: 'La connexion a échoué. Réessayez.',
};
