import type { Schema } from '../../api/contract';
import { bodies } from '../../api/generated/fields';
import { serviceKeys, type ServiceFlags, type ServiceKey } from '../dic-services/services';
import { isFields } from '../fields';
import { modeOf, notificationKeys, type NotificationKey } from '../notification/notificationModes';
import { nameFields, type NameField, type User } from './user';

export type UserDataFile = Schema<'UserDataFile'>;

/** Why the server will refuse the file; also the name of the sentence. */
export type FileFault =
  | { fault: 'json' | 'format' }
  | { fault: 'part'; part: string }
  | { fault: 'owner'; email: string }
  | { fault: 'long'; field: NameField; max: number };

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown, isOne: (one: Record<string, unknown>) => boolean = () => true) =>
  Array.isArray(value) && value.every((one) => isFields(one) && isOne(one));
const isMap = (value: unknown, isOne: (one: unknown, key: string) => boolean) =>
  isFields(value) && Object.entries(value).every(([key, one]) => isOne(one, key));
const hasTexts = (value: Record<string, unknown>, ...names: string[]) =>
  names.every((name) => isText(value[name]));

/** The parts of a file, as `UserDataFile` of the contract has them. */
const parts: Record<string, (value: unknown) => boolean> = {
  user: (value) =>
    isFields(value) && Number.isInteger(value['user_id']) && hasTexts(value, 'email', ...nameFields),
  dic_services: (value) => isMap(value, (flag) => typeof flag === 'boolean'),
  notification_control: (value) =>
    isMap(value, (mode, key) => modeOf(mode) !== null && notificationKeys.some((known) => known === key)),
  notifications: (value) =>
    isList(
      value,
      (one) =>
        hasTexts(one, 'title', 'message', 'service', 'created_at') && typeof one['is_read'] === 'boolean',
    ),
  folders: (value) =>
    isList(
      value,
      (one) =>
        hasTexts(one, 'name', 'description', 'created_at') &&
        Array.isArray(one['within']) &&
        one['within'].every(isText),
    ),
  files: (value) => isList(value),
  logs: (value) => isList(value),
};

/** Reads a file of the export, or says why the server will not. */
export const readUserDataFile = (text: string): UserDataFile | FileFault => {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: 'json' };
  }
  if (!isFields(data) || data['format'] !== 'pulsehub-user-data' || data['version'] !== 1 || !data['user'])
    return { fault: 'format' };
  const bad = Object.entries(parts).find(([name, isGood]) => data[name] !== undefined && !isGood(data[name]));
  // Each part was checked.
  return bad ? { fault: 'part', part: bad[0] } : (data as UserDataFile);
};

type Account = Pick<User, 'user_id' | 'email'> & Partial<Record<NameField, string>>;

/** What the server refuses of a file that can be read. */
export const importFault = ({ user: imported }: UserDataFile, account: Account): FileFault | null => {
  const isOwn =
    imported.user_id === account.user_id || imported.email.toLowerCase() === account.email.toLowerCase();
  if (!isOwn) return { fault: 'owner', email: imported.email };
  const long = nameFields.find((field) => imported[field].trim().length > bodies.updateUser[field].maxLength);
  return long ? { fault: 'long', field: long, max: bodies.updateUser[long].maxLength } : null;
};

interface Present {
  account: Account;
  /** Null where they are not known. */
  services: ServiceFlags | null;
  switches: Record<string, boolean> | null;
}

export interface ImportPreview {
  names: { field: NameField; now: string; next: string }[];
  /** The address in the file, where it is another one. */
  email: string | null;
  services: { gained: ServiceKey[]; lost: ServiceKey[] };
  preferences: { on: NotificationKey[]; off: NotificationKey[] };
  counts: Record<(typeof counted)[number], number>;
}

const counted = ['notifications', 'folders', 'files', 'logs'] as const;

/** What a file has that the account has not, and the reverse. */
export const importPreview = (
  file: UserDataFile,
  { account, services, switches }: Present,
): ImportPreview => {
  const { user, dic_services: imported = {}, notification_control: modes = {} } = file;
  const differing = (isOn: boolean) =>
    services ? serviceKeys.filter((key) => imported[key] === isOn && services[key] !== isOn) : [];
  const turned = (isOn: boolean) =>
    switches
      ? notificationKeys.filter((key) => {
          const mode = modeOf(modes[key]);
          return mode !== null && (mode !== 0) === isOn && switches[key] === !isOn;
        })
      : [];
  return {
    names: nameFields
      .map((field) => ({ field, now: account[field] ?? '', next: user[field].trim() }))
      .filter(({ now, next }) => now !== next),
    email: user.email.toLowerCase() === account.email.toLowerCase() ? null : user.email,
    services: { gained: differing(true), lost: differing(false) },
    preferences: { on: turned(true), off: turned(false) },
    counts: Object.fromEntries(
      counted.map((part) => [part, file[part]?.length ?? 0]),
    ) as ImportPreview['counts'],
  };
};
