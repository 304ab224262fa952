import type { Request, Response } from 'express';
import type { components as contract } from '../../../src/contract/generated/schema';
import type { NotificationModes } from '../../../src/model/notification/notificationModes';
import type { ServerContext } from '../../context';
import { getFormFile } from '../../guards/bodies';
import { validateJsonFailFast } from '../../guards/contract';
import { parseWithDepthLimit } from '../../guards/depth';
import { components } from '../../guards/operations';
import { requireFound, invalidField } from '../../guards/ApiError';
import { getCurrentUser } from '../../guards/session';
import { pruneOldest } from '../../notification/notifications';
import type { UserRow } from '../../storage/tables';
import { accountPolicy } from '../accountPolicy';
import { message, type MessageLike } from '../../messages/message';

type UserDataFile = contract['schemas']['UserDataFile'];

const dataError = (text: MessageLike) => invalidField('data', text);

const { UserDataFile: schema = {} } = components.schemas;

const parseFile = (req: Request): UserDataFile => {
  const file = getFormFile(req, 'data');
  if (!file) throw dataError('Please select a file first.');
  let data: UserDataFile;
  try {
    data = parseWithDepthLimit(file.buffer.toString('utf8').replace(/^\uFEFF/, '')) as UserDataFile;
  } catch {
    throw dataError('The file is not valid JSON.');
  }
  const [part] = Object.keys(validateJsonFailFast(schema, data));
  if (part !== undefined && ['non_field_errors', 'format', 'version'].includes(part))
    throw dataError('The file is not a user export from this portal.');
  if (part !== undefined)
    throw dataError(message('The part "{part}" of the file is not in the export format.', { part }));
  return data;
};

const findOwner = ({ db }: ServerContext, userId: unknown, { user }: UserDataFile): UserRow => {
  const email = user.email.toLowerCase();
  if (userId === undefined || userId === '') {
    const owner = db.findBy('users', 'email', email);
    if (!owner) throw dataError(message('There is no account for {email}.', { email: user.email }));
    return owner;
  }
  const owner = requireFound(db.get('users', Number(userId)));
  if (owner.id !== user.user_id && owner.email !== email)
    throw dataError(
      message('The file contains the data of {email}, not of {owner}.', {
        email: user.email,
        owner: owner.email,
      }),
    );
  return owner;
};

const importNotifications = ({ db }: ServerContext, owner: UserRow, { notifications = [] }: UserDataFile) => {
  const getKey = ({ title, created_at }: { title: string; created_at: string }) => `${created_at} ${title}`;
  const known = new Set(db.findAllBy('notifications', 'user', owner.id).map(getKey));
  for (const { title, message: text, service, is_read, created_at, other_data } of notifications) {
    if (known.has(getKey({ title, created_at }))) continue;
    known.add(getKey({ title, created_at }));
    const fields = { title, message: text, service, is_read, created_at, other_data };
    db.insert('notifications', { user: owner.id, ...fields });
  }
  pruneOldest({ db }, 'notifications', owner.id);
};

const importFolders = ({ db }: ServerContext, owner: UserRow, { folders = [] }: UserDataFile) => {
  const getFolderKey = (parent: number | null, name: string) => `${parent ?? 0} ${name}`;
  const known = new Map<string, number>();
  for (const { id, parent, name } of db.findAllBy('folders', 'user', owner.id))
    known.set(getFolderKey(parent, name), id);
  const findFolder = (within: readonly string[]) =>
    within.reduce<number | null | undefined>(
      (parentId, step) => (parentId === undefined ? undefined : known.get(getFolderKey(parentId, step))),
      null,
    );
  for (const folder of folders.toSorted((a, b) => a.within.length - b.within.length)) {
    const parent = findFolder(folder.within);
    const name = folder.name.trim();
    if (parent === undefined || name === '' || known.has(getFolderKey(parent, name))) continue;
    const { description, created_at } = folder;
    const row = db.insert('folders', { user: owner.id, name, parent, description, created_at });
    known.set(getFolderKey(parent, name), row.id);
  }
};

/** Ignores the email address, roles, services and logs of the file. */
export const importData = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const data = parseFile(req);
  const owner = findOwner(context, (req.body as Record<string, unknown>)['user_id'], data);
  accountPolicy.checkChange(context, currentUser.id, owner, {});
  const { first_name, last_name, title } = data.user;
  context.db.update('users', owner.id, {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    title: title.trim(),
  });
  // Only superusers change preferences and notifications of others (decisions §4 "Permissions").
  if (currentUser.is_superuser || currentUser.id === owner.id) {
    const modes = data.notification_control as Partial<NotificationModes> | undefined;
    context.db.update('notification_control', owner.id, modes ?? {});
    importNotifications(context, owner, data);
    importFolders(context, owner, data);
  }
  return { success: true, message: message('User data imported successfully!') };
};
