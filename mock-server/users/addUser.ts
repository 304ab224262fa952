import { notificationKeys } from '../../src/model/notification/notificationModes';
import { serviceKeys } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { recordOf } from '../recordOf';
import type { UserRow } from '../storage/tables';

export const defaults: Omit<UserRow, 'id' | 'email' | 'username' | 'date_joined'> = {
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

/** It has no password yet; the caller has made sure that nobody has the e-mail. */
export const addUser = (
  { db, now }: ServerContext,
  fields: Partial<Omit<UserRow, 'id'>> & Pick<UserRow, 'email'>,
): UserRow => {
  const user = db.insert('users', {
    ...defaults,
    username: fields.email.split('@')[0] ?? fields.email,
    date_joined: new Date(now()).toISOString(),
    ...fields,
  });
  db.insert('service_access', { id: user.id, ...recordOf(serviceKeys, () => false) });
  db.insert('notification_control', { id: user.id, ...recordOf(notificationKeys, () => 1 as const) });
  return user;
};
