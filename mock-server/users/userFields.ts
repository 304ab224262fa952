import type { Request } from 'express';
import type { Fields } from '../../src/model/fields';
import { isDay } from '../../src/model/time';
import type { ServerContext } from '../context';
import { requireFound, invalidField } from '../guards/ApiError';
import { accountFields, checkNewPassword } from '../sign-in/newPassword';
import type { UserRow } from '../storage/tables';
import { pickStrings } from '../pickStrings';

export type UserChange = Partial<Omit<UserRow, 'id'>>;

const flags = ['is_active', 'is_staff', 'is_superuser', 'is_verified'] as const;

export const parseUserChange = (body: Fields): UserChange => {
  const change: UserChange = pickStrings(body, ['first_name', 'last_name', 'title']);
  if (typeof body['email'] === 'string') change.email = body['email'].trim().toLowerCase();
  for (const name of flags) {
    const value = body[name];
    if (typeof value === 'boolean') change[name] = value;
  }
  const { verified_until: until, max_active_sessions: sessions } = body;
  if (typeof until === 'string') {
    if (until !== '' && !isDay(until)) throw invalidField('verified_until', 'Enter a valid date.');
    change.verified_until = until || null;
  }
  if (typeof sessions === 'number') change.max_active_sessions = sessions;
  return change;
};

export const findUser = ({ db }: ServerContext, req: Request): UserRow =>
  requireFound(db.get('users', Number(req.params['id'])));

/** Check in the same tick as the write. */
export const checkEmailIsFree = ({ db }: ServerContext, email: string | undefined, ownId?: number): void => {
  const owner = email === undefined ? undefined : db.findBy('users', 'email', email);
  if (owner && owner.id !== ownId) throw invalidField('email', 'A user with this email already exists.');
};

export const parsePassword = (body: Fields, minLength: number): string | null => {
  const { password, confirm_password: confirmation } = body;
  const text = typeof password === 'string' ? password : '';
  if (text === '' && !confirmation) return null;
  checkNewPassword(text, typeof confirmation === 'string' ? confirmation : text, accountFields, minLength);
  return text;
};
