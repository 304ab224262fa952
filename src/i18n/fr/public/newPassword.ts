import type { newPassword as english } from '../../en/public/newPassword';
import type { Texts } from '../../texts';

export const newPassword: Texts<typeof english> = {
  meter: 'Robustesse du mot de passe',
  help: 'Au moins 6 caractères. Trois ou quatre mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
  advice: '%{level}. %{text}',
  level: {
    0: 'Très facile à deviner',
    1: 'Facile à deviner',
    2: 'Moyen',
    3: 'Bon',
    4: 'Très bon',
  },
  longer: 'Un ou deux mots de plus le rendraient plus robuste.',
  warning: {
    straightRow: 'Les rangées de touches du clavier font partie des premiers essais.',
    keyPattern: 'Les courts motifs de touches font partie des premiers essais.',
    simpleRepeat: 'Répéter un caractère n’apporte presque rien.',
    extendedRepeat: 'Répéter les mêmes caractères n’apporte presque rien.',
    sequences: 'Les suites comme « abc » ou « 123 » n’apportent presque rien.',
    recentYears: 'Les années récentes font partie des premiers essais.',
    dates: 'Les dates font partie des premiers essais.',
    topTen: 'C’est l’un des dix mots de passe les plus utilisés.',
    topHundred: 'C’est l’un des cent mots de passe les plus utilisés.',
    common: 'Beaucoup de personnes l’utilisent.',
    similarToCommon: 'Il ressemble fort à un mot de passe très utilisé.',
    wordByItself: 'Un mot seul fait partie des premiers essais.',
    namesByThemselves: 'Un nom seul fait partie des premiers essais.',
    commonNames: 'Les noms courants font partie des premiers essais.',
    userInputs: 'Il contient l’adresse e-mail ou le nom du compte.',
    pwned: 'Il figure dans une fuite de données connue.',
  },
};
