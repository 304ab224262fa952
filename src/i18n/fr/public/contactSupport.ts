import type { contactSupport as english } from '../../en/public/contactSupport';
import type { Texts } from '../../texts';

export const contactSupport: Texts<typeof english> = {
  title: 'Contacter le support',
  intro:
    'Si vous ne parvenez pas à vous connecter ou à ouvrir ce dont vous avez besoin, écrivez-nous depuis l’adresse e-mail de votre compte.',
  write: 'Écrire à %{email}',
  back: 'Retour à la connexion',
};
