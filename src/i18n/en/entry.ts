import { action } from './action';
import { contactSupport } from './contactSupport';
import { error } from './error';
import { newPassword } from './newPassword';
import { recovery } from './recovery';
import { registration } from './registration';
import { shell } from './shell';
import { signIn } from './signIn';
import { social } from './social';
import { ui } from './ui';

/** The texts of the public pages; all others are in `signedIn.ts`. */
export const entryMessages = {
  action,
  contactSupport,
  error,
  newPassword,
  recovery,
  registration,
  shell,
  signIn,
  social,
  ui,
};
