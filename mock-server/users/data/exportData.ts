import type { Request, Response } from 'express';
import type { components } from '../../../src/contract/generated/schema';
import { productKey, type ExportService } from '../../../src/model/dic-services/services';
import { notificationGroups, notificationKeys } from '../../../src/model/notification/notificationModes';
import type { ServerContext } from '../../context';
import { getServiceFlags } from '../../dic-services/cards';
import { forbidden, requireFound } from '../../guards/ApiError';
import { getCurrentUser } from '../../guards/session';
import { maxFileBytes } from '../../guards/bodies';
import { maxFolderDepth, maxFolders } from '../../media-library-folder/library';
import { maxNotifications } from '../../notification/notifications';
import { message } from '../../messages/message';
import { getServerOrigin } from '../../serverOrigin';
import { pruneDownloads } from '../../files/downloads';
import { randomSecret } from '../../secrets';
import { toUserBody } from '../../sign-in/userBody';
import { isoTime } from '../../time';
import { toRecord } from '../../toRecord';

const downloadMs = 15 * 60_000;

const maxLogs = 10_000;

/** Limit of an imported message in the contract. */
const maxMessageLength = 1_000;

export const shortenMessage = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > maxMessageLength
    ? `${characters.slice(0, maxMessageLength - 1).join('')}…`
    : text;
};

const parts = ['notifications', 'folders', 'files', 'logs'] as const;

type Take = (item: object) => boolean;

/** Takes what fits into a file that an import accepts. */
const createTake = (): Take => {
  let bytes = maxFileBytes;
  return (item) => {
    bytes -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes >= 0;
  };
};

const pickKeys = <V>(values: Record<string, V>, keys: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

const financeKeys = notificationGroups.find(({ name }) => name === 'finance')?.keys ?? [];

const exportParts: Record<ExportService, { services: readonly string[] | null; modes: readonly string[] }> = {
  PulsHub: { services: null, modes: notificationKeys },
  [productKey]: { services: [productKey], modes: [] },
  PulsFin: { services: ['financial'], modes: financeKeys },
};

const exportAccess = (context: ServerContext, userId: number, service: ExportService) => {
  const { services, modes } = exportParts[service];
  const row = context.db.get('service_access', userId);
  const flags = row ? getServiceFlags(context, row) : {};
  const { id: _control, ...control } = context.db.get('notification_control', userId) ?? { id: 0 };
  return {
    dic_services: services === null ? flags : pickKeys(flags, services),
    notification_control: pickKeys(control, modes),
  };
};

const omitOwner = <R extends { id: number; user: unknown }>({ id: _id, user: _user, ...row }: R) => row;

const exportNotifications = ({ db }: ServerContext, userId: number, take: Take) => {
  const rows = db.findAllBy('notifications', 'user', userId);
  const notifications = rows
    .slice(-maxNotifications)
    .map(({ message: text, ...row }) => ({ ...omitOwner(row), message: shortenMessage(text) }))
    .filter(take);
  return {
    notifications,
    shortened: rows.filter(({ message: text }) => shortenMessage(text) !== text).length,
  };
};

/** Leaves out folders that are too deep and their files. A parent has a lower id than its folders. */
const exportLibrary = ({ db }: ServerContext, userId: number, take: Take) => {
  const depths = new Map<number | null, number>([[null, 0]]);
  const folders = db
    .findAllBy('folders', 'user', userId)
    .map(({ user: _user, ...folder }) => folder)
    .filter((folder) => {
      const depth = (depths.get(folder.parent) ?? maxFolderDepth) + 1;
      if (depth > maxFolderDepth || depths.size > maxFolders || !take(folder)) return false;
      depths.set(folder.id, depth);
      return true;
    });
  const files = db
    .findAllBy('files', 'user', userId)
    .map(({ file_name, size, created_at, folder }) => ({ file_name, size, created_at, folder }))
    .filter((file) => depths.has(file.folder) && take(file));
  return { folders, files };
};

export const exportData = async (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const includesLogs = req.query['logs'] === 'true';
  if (includesLogs && !currentUser.is_superuser) throw forbidden();
  const { db, now, uploads } = context;
  const user = requireFound(db.get('users', Number(req.query['user_id'])));
  const service = (req.query['service'] ?? 'PulsHub') as ExportService;
  const includesPrivateParts = currentUser.is_superuser || currentUser.id === user.id;
  const data: components['schemas']['UserDataFile'] = {
    format: 'pulsehub-user-data',
    version: 1,
    service,
    exported_at: isoTime(now()),
    user: toUserBody(user),
    ...(includesPrivateParts && exportAccess(context, user.id, service)),
  };
  const take = createTake();
  take({ ...data, notifications: [], folders: [], files: [], logs: [] });
  let shortened = 0;
  // Parts that only the user and superusers may see (decisions §1 "Permissions").
  if (includesPrivateParts && service === 'PulsHub') {
    const { shortened: count, notifications } = exportNotifications(context, user.id, take);
    shortened = count;
    Object.assign(data, { notifications }, exportLibrary(context, user.id, take));
  }
  if (includesLogs) {
    const rows = db.findAllBy('request_logs', 'user', user.id);
    data.logs = rows.slice(-maxLogs).reverse().map(omitOwner).filter(take);
  }
  const countMissing = (part: (typeof parts)[number]) =>
    data[part]
      ? db.findAllBy(part === 'logs' ? 'request_logs' : part, 'user', user.id).length - data[part].length
      : 0;
  const missing = { ...toRecord(parts, countMissing), shortened };
  const key = randomSecret();
  db.insert('downloads', {
    user: user.id,
    key,
    stored_as: await uploads.save(Buffer.from(JSON.stringify(data)), 'json'),
    file_name: `user-${user.id}-${service}.json`,
    content_type: 'application/json',
    expires_at: isoTime(now() + downloadMs),
  });
  await pruneDownloads(context);
  return {
    success: true,
    data_file_url: `${getServerOrigin(context, req)}/files/downloads/${key}`,
    ...(Object.values(missing).some((count) => count > 0) && {
      message: message(
        'The file contains only what an import accepts. Not in it: notifications {notifications}, folders {folders}, files {files}, log entries {logs}. Shortened messages: {shortened}.',
        missing,
      ),
    }),
  };
};
