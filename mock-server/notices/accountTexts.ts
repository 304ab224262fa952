import type { ServerContext } from '../context';
import type { Events } from '../events';
import { createMail, type Mail } from '../mail/mail';
import type { UserRow } from '../storage/tables';
import { isoTime } from '../time';

export const methodNames: Record<UserRow['mfa_type'], string> = {
  email: 'Email',
  authenticator: 'Authenticator',
  email_and_authenticator: 'Email + Authenticator',
};

const advice = 'If you did not expect this, reset your password immediately and contact your administrator.';

/** Mails the owner about a change of email address, password, second factor or role. */
export const createChangeMails = (
  { now }: Pick<ServerContext, 'now'>,
  { user, visitor, isByAdministrator = false, addresses = [user.email] }: Events['passwordChanged'],
  title: string,
  ...details: string[]
): Mail[] => {
  const { ip_address, device_info } = visitor;
  const time = isoTime(now()).slice(0, 16).replace('T', ' ');
  const lines = [
    `${title}.`,
    ...details,
    ...(isByAdministrator ? ['An administrator made this change.'] : []),
    `When: ${time} UTC. From: ${ip_address}, ${device_info.Browser} on ${device_info.Device}.`,
    advice,
  ];
  return [...new Set(addresses)].map((email) => createMail({ ...user, email }, title, lines));
};

const getRole = (user: UserRow | null): 'superuser' | 'staff' | 'none' => {
  if (!user?.is_active) return 'none';
  if (user.is_superuser) return 'superuser';
  return user.is_staff ? 'staff' : 'none';
};

/** Returns null if the role stayed the same. */
export const getRoles = ({ before, after }: Events['roleChanged']) => {
  const roles = { before: getRole(before), after: getRole(after) };
  return roles.before === roles.after ? null : roles;
};

/** Keeps right-to-left text from reordering its surroundings. */
export const isolateBidi = (text: string): string => `\u2068${text}\u2069`;

/** Begins with the address, because a name can imitate the rest of a sentence. */
export const formatUser = ({ first_name, last_name, email }: UserRow): string => {
  const name = `${first_name} ${last_name}`.trim();
  return name ? `${isolateBidi(email)} (${isolateBidi(name)})` : isolateBidi(email);
};
