import type { Request, Response } from 'express';
import type { components as contract } from '../../../src/contract/generated/schema';
import type { NotificationModes } from '../../../src/model/notification/notificationModes';
import type { ServerContext } from '../../context';
import { getFormFile } from '../../guards/bodies';
import { validateJsonFailFast } from '../../guards/contract';
import { parseShallowJson } from '../../guards/depth';
import { components } from '../../guards/operations';
import { requireFound, invalidField } from '../../guards/ApiError';
import { getCurrentUser } from '../../guards/session';
import { maxFolderDepth, maxFolders, tooManyFolders } from '../../media-library-folder/library';
import { pruneOldest } from '../../notification/notifications';
import type { UserRow } from '../../storage/tables';
import { checkChange } from '../accountPolicy';
import { shortenMessage } from './exportData';
import { message, type MessageLike } from '../../messages/message';

type UserDataFile = contract['schemas']['UserDataFile'];
type ExportedFolder = NonNullable<UserDataFile['folders']>[number];
type ExportedNotification = Pick<
  NonNullable<UserDataFile['notifications']>[number],
  'title' | 'message' | 'service' | 'created_at'
>;

const dataError = (text: MessageLike) => invalidField('data', text);

const { UserDataFile: schema = {} } = components.schemas;

const parseFile = (req: Request): UserDataFile => {
  const file = getFormFile(req, 'data');
  if (!file) throw dataError('Please select a file first.');
  const data = parseShallowJson(file.buffer.toString('utf8').replace(/^\uFEFF/, ''));
  if (data === undefined) throw dataError('The file is not valid JSON.');
  const [part] = Object.keys(validateJsonFailFast(schema, data));
  if (part !== undefined && ['non_field_errors', 'format', 'version'].includes(part))
    throw dataError('The file is not a user export from this portal.');
  if (part !== undefined)
    throw dataError(message('The part "{part}" of the file is not in the export format.', { part }));
  return data as UserDataFile;
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
  const getKey = ({ title, message: text, service, created_at }: ExportedNotification) =>
    JSON.stringify([created_at, service, title, shortenMessage(text)]);
  const known = db.findAllBy('notifications', 'user', owner.id).map(getKey);
  const counts = new Map<string, number>();
  for (const key of known) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const notification of notifications) {
    const key = getKey(notification);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    if (count > 0) continue;
    const { title, message: text, service, is_read, created_at, other_data } = notification;
    db.insert('notifications', {
      user: owner.id,
      ...{ title, message: text, service, is_read, created_at, other_data },
    });
  }
  pruneOldest({ db }, 'notifications', owner.id);
};

interface LinkedFolder extends Omit<ExportedFolder, 'id' | 'parent' | 'within'> {
  id: string;
  parent: string | null;
}

/** Links the folders of an older file, which names the path of each folder, by their paths. */
const linkFolders = (folders: readonly ExportedFolder[]): LinkedFolder[] =>
  folders
    .toSorted((a, b) => (a.within?.length ?? 0) - (b.within?.length ?? 0))
    .map(({ id, parent = null, within, ...folder }) =>
      within
        ? {
            ...folder,
            id: JSON.stringify([...within, folder.name]),
            parent: within.length > 0 ? JSON.stringify(within) : null,
          }
        : { ...folder, id: String(id), parent: parent === null ? null : String(parent) },
    );

interface Place {
  /** Undefined until the folder is created. */
  id: number | null | undefined;
  depth: number;
}

/** Finds the folders to create, and throws 400 if there are too many. Folders of one name stay apart. */
const planFolders = ({ db }: ServerContext, owner: UserRow, { folders = [] }: UserDataFile) => {
  const existing = db.findAllBy('folders', 'user', owner.id);
  const getKey = (parent: number | null, name: string) => `${parent ?? 0} ${name}`;
  const namesakes = new Map<string, number[]>();
  for (const { id, parent, name } of existing) {
    const key = getKey(parent, name);
    namesakes.set(key, [...(namesakes.get(key) ?? []), id]);
  }
  const places = new Map<string | null, Place>([[null, { id: null, depth: 0 }]]);
  const newFolders = linkFolders(folders).flatMap(({ id, parent, ...folder }) => {
    const parentPlace = places.get(parent);
    const name = folder.name.trim();
    if (!parentPlace || name === '') return [];
    const depth = parentPlace.depth + 1;
    if (depth > maxFolderDepth)
      throw dataError(message('Folders can be at most {limit} levels deep.', { limit: maxFolderDepth }));
    const known =
      parentPlace.id === undefined ? undefined : namesakes.get(getKey(parentPlace.id, name))?.shift();
    const place: Place = { id: known, depth };
    if (!places.has(id)) places.set(id, place);
    return known === undefined ? [{ place, parentPlace, name, folder }] : [];
  });
  if (newFolders.length > 0 && existing.length + newFolders.length > maxFolders)
    throw dataError(tooManyFolders);
  return () => {
    for (const { place, parentPlace, name, folder } of newFolders) {
      const { description, created_at } = folder;
      const parent = parentPlace.id ?? null;
      place.id = db.insert('folders', { user: owner.id, name, parent, description, created_at }).id;
    }
  };
};

/** Ignores the email address, roles, services and logs of the file. */
export const importData = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const data = parseFile(req);
  const owner = findOwner(context, (req.body as Record<string, unknown>)['user_id'], data);
  checkChange(currentUser, owner, {});
  // Only superusers change preferences, notifications and folders of others (decisions §1 "Permissions").
  const includesPrivateParts = currentUser.is_superuser || currentUser.id === owner.id;
  const createFolders = includesPrivateParts ? planFolders(context, owner, data) : () => undefined;
  const { first_name, last_name, title } = data.user;
  context.db.update('users', owner.id, {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    title: title.trim(),
  });
  if (includesPrivateParts) {
    const modes = data.notification_control as Partial<NotificationModes> | undefined;
    context.db.update('notification_control', owner.id, modes ?? {});
    importNotifications(context, owner, data);
    createFolders();
  }
  return { success: true, message: message('User data imported successfully!') };
};
