import type { User } from '../model/users/user';

const isStaff = (user: User) => Boolean(user.is_staff || user.is_superuser);
const isSuperuser = (user: User) => Boolean(user.is_superuser);
const staffOnly = { list: isStaff, create: isStaff, edit: isStaff, delete: isStaff };

/** Unlisted actions are open to every user; the server checks again (spec 1 §6, decisions §4). */
const rules = {
  admin: { open: (user: User) => isSuperuser(user) || !user.is_demo },
  users: {
    ...staffOnly,
    show: isStaff,
    delete: isSuperuser,
    inspect: isSuperuser,
    promote: isSuperuser,
    resetFactor: isSuperuser,
  },
  'dic-services': { ...staffOnly, give: isSuperuser },
  'google-play': staffOnly,
  'custom-message-template': staffOnly,
};
type Rules = typeof rules;

export type Right = { [Name in keyof Rules]: `${Name}.${keyof Rules[Name] & string}` }[keyof Rules];

const tables: Record<string, Record<string, (user: User) => boolean>> = rules;

export const canAccess = (user: User | null, resource: string, action: string): boolean =>
  user !== null && (tables[resource]?.[action]?.(user) ?? true);

type Permissions = { [Name in keyof Rules]: Record<keyof Rules[Name], boolean> };

/** What `usePermissions` of react-admin returns: the answer to each right. */
export const permissionsOf = (user: User | null): Permissions =>
  mapValues(tables, (rights) => mapValues(rights, (rule) => user !== null && rule(user))) as Permissions;

const mapValues = <From, To>(table: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

export const may = (user: User | null, right: Right): boolean => {
  const [resource = '', action = ''] = right.split('.');
  return canAccess(user, resource, action);
};
