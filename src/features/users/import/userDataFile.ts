import type { Schema } from '../../../contract/Schema';
import { orderedServices, type ServiceFlags } from '../../../model/dic-services/services';
import { isFields, parseJson, type Fields } from '../../../model/fields';
import {
  parseNotificationMode,
  notificationKeys,
  type NotificationKey,
} from '../../../model/notification/notificationModes';
import { nameFields, type NameField, type User } from '../../../model/users/user';

/** Export file as read; only the server validates it. */
export type UserDataFile = Partial<Record<keyof Schema<'UserDataFile'>, unknown>> & { user: Fields };

/** Returns null for anything but an export of a user. */
export const readUserDataFile = (text: string): UserDataFile | null => {
  const data = parseJson(text.replace(/^\uFEFF/, ''));
  return isFields(data) && isFields(data['user']) ? { ...data, user: data['user'] } : null;
};

type Account = Pick<User, 'email'> & Partial<Record<NameField, string>>;

interface CurrentAccount {
  account: Account;
  /** Null if unknown. */
  services: ServiceFlags | null;
  switches: Record<string, boolean> | null;
}

export interface ImportChanges {
  names: { field: NameField; now: string; next: string }[];
  /** Address in the file, if it differs. */
  email: string | null;
  services: { gained: string[]; lost: string[] };
  preferences: { on: NotificationKey[]; off: NotificationKey[] };
  counts: Record<(typeof countedParts)[number], number>;
}

const countedParts = ['notifications', 'folders', 'files', 'logs'] as const;

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
const trimmedText = (value: unknown): string | null => (typeof value === 'string' ? value.trim() : null);

/** Compares the file with the account. */
export const importPreview = (
  file: UserDataFile,
  { account, services, switches }: CurrentAccount,
): ImportChanges => {
  const { user } = file;
  const imported = asFields(file.dic_services);
  const modes = asFields(file.notification_control);
  const changedServices = (isOn: boolean) =>
    services
      ? orderedServices([], services, imported).filter(
          (key) => imported[key] === isOn && (services[key] ?? false) !== isOn,
        )
      : [];
  const changedPreferences = (isOn: boolean) =>
    switches
      ? notificationKeys.filter((key) => {
          const mode = parseNotificationMode(modes[key]);
          return mode !== null && (mode !== 0) === isOn && switches[key] === !isOn;
        })
      : [];
  const email = trimmedText(user['email']);
  const countRows = (part: (typeof countedParts)[number]) => {
    const rows = file[part];
    return Array.isArray(rows) ? rows.length : 0;
  };
  return {
    names: nameFields.flatMap((field) => {
      const now = account[field] ?? '';
      const next = trimmedText(user[field]);
      return next === null || next === now ? [] : [{ field, now, next }];
    }),
    email: email?.toLowerCase() === account.email.toLowerCase() ? null : email,
    services: { gained: changedServices(true), lost: changedServices(false) },
    preferences: { on: changedPreferences(true), off: changedPreferences(false) },
    counts: Object.fromEntries(
      countedParts.map((part) => [part, countRows(part)]),
    ) as ImportChanges['counts'],
  };
};
