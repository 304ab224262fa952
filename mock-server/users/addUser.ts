import { serviceKeys } from '../../src/model/dic-services/services';
import { notificationKeys } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { createPasswordLink } from '../password-recovery/passwordLink';
import { toRecord } from '../toRecord';
import type { UserRow } from '../storage/tables';
import { isoTime } from '../time';

export const userDefaults: Omit<UserRow, 'id' | 'email' | 'username' | 'date_joined'> = {
  first_name: '',
  last_name: '',
  title: '',
  picture_file: null,
  is_active: true,
  is_staff: false,
  is_superuser: false,
  is_supervisor: false,
  is_verified: false,
  verified_until: null,
  is_demo: false,
  mfa_type: 'email',
  skips_second_factor: false,
  last_login: null,
  max_active_sessions: 1,
};

/** Creates a user without a password. Callers must check that the email address is free. */
export const addUser = (
  { db, now }: ServerContext,
  fields: Partial<Omit<UserRow, 'id'>> & Pick<UserRow, 'email'>,
): UserRow => {
  const user = db.insert('users', {
    ...userDefaults,
    username: fields.email.split('@')[0] ?? fields.email,
    date_joined: isoTime(now()),
    ...fields,
  });
  db.insert('service_access', { id: user.id, ...toRecord(serviceKeys, () => false) });
  db.insert('notification_control', { id: user.id, ...toRecord(notificationKeys, () => 1 as const) });
  return user;
};

export const inviteUser = (context: ServerContext, user: UserRow): void => {
  if (user.is_active) context.emit('accountInvited', { user, link: createPasswordLink(context, user.id) });
};
