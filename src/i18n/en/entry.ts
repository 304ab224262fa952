import { action } from './action';
import { error } from './error';
import { shell } from './shell';
import { signIn } from './signIn';
import { ui } from './ui';

/** Only what the public pages need; other texts arrive with their pages. */
export const entryMessages = { action, error, shell, signIn, ui };
