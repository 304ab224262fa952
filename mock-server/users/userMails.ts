import type { ServerContext } from '../context';
import { codeMail } from '../mail/mails';
import { setPasswordLink } from '../password-recovery/setPasswordLink';
import type { UserRow } from '../storage/tables';

export const welcome = (context: ServerContext, user: UserRow): void => {
  // The link of an inactive account would open nothing.
  if (!user.is_active) return;
  const subject = 'Your PulseHub account';
  const purpose = 'An account was created for you. Open the address to choose your password.';
  context.sendMail(codeMail(user, { subject, purpose, link: setPasswordLink(context, user.id) }));
};

/** Whoever made them is notified too: it shows when somebody else acts in their name. */
export const announce = ({ db, notify }: ServerContext, message: string): void => {
  for (const { id, is_staff, is_superuser, is_active } of db.all('users').slice()) {
    if (!is_active || !(is_staff || is_superuser)) continue;
    const preference = 'update_user_notifications';
    notify(id, { preference, title: 'New users', message });
  }
};
