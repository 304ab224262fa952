import { action } from './action';
import { error } from './error';
import { shell } from './shell';
import { signIn } from './signIn';
import { ui } from './ui';

/** What the public screens need; the rest of the catalogue arrives with the portal behind the sign-in. */
export const entryMessages = { action, error, shell, signIn, ui };
