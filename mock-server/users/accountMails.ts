import type { ServerContext } from '../context';
import { codeMail } from '../mails/codeMail';
import { setPasswordLink } from '../routes/setPasswordLink';
import type { UserRow } from '../storage/tables';

/** Tells the owner of a new account, with a link by which they choose their password. */
export const welcome = (context: ServerContext, user: UserRow): void => {
  // The link of an inactive account would open nothing.
  if (!user.is_active) return;
  const subject = 'Your PulseHub account';
  const purpose = 'An account was created for you. Open the address to choose your password.';
  context.sendMail(codeMail(user, { subject, purpose, link: setPasswordLink(context, user.id) }));
};

/** Tells the other superusers of new accounts; whoever made them knows. */
export const announce = ({ db, notify }: ServerContext, callerId: number, message: string): void => {
  for (const { id, is_superuser, is_active } of db.all('users')) {
    if (!is_superuser || !is_active || id === callerId) continue;
    const preference = 'update_user_notifications';
    notify(id, { preference, title: 'New users', message, service: 'PulseHub' });
  }
};
