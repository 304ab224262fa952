import type { Request, Response } from 'express';
import type { components } from '../../../src/contract/generated/schema';
import { productKey, type ExportService } from '../../../src/model/dic-services/services';
import { notificationGroups, notificationKeys } from '../../../src/model/notification/notificationModes';
import type { ServerContext } from '../../context';
import { getServiceFlags } from '../../dic-services/cards';
import { forbidden, requireFound } from '../../guards/ApiError';
import { getCurrentUser } from '../../guards/session';
import { getAncestors } from '../../media-library-folder/library';
import { getServerOrigin } from '../../serverOrigin';
import { pruneDownloads } from '../../files/downloads';
import { randomSecret } from '../../secrets';
import type { FolderRow } from '../../storage/tables';
import { toUserBody } from '../../sign-in/userBody';
import { isoTime } from '../../time';

const downloadMs = 15 * 60_000;

/** Limit that keeps the file small enough for an import. */
const maxLogs = 10_000;

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

const exportLibrary = ({ db }: ServerContext, userId: number) => {
  const getAncestorNames = (folder: FolderRow) => getAncestors(db, folder).map(({ name }) => name);
  const getPath = (folder: FolderRow | undefined) =>
    folder ? [...getAncestorNames(folder), folder.name] : [];
  return {
    folders: db.findAllBy('folders', 'user', userId).map((folder) => {
      const { name, description, created_at } = folder;
      return { name, description, created_at, within: getAncestorNames(folder) };
    }),
    files: db.findAllBy('files', 'user', userId).map(({ file_name, size, created_at, folder }) => ({
      file_name,
      size,
      created_at,
      within: getPath(db.get('folders', folder)),
    })),
  };
};

/** Parts that only the user and superusers may see (decisions §4 "Permissions"). */
const exportPrivateParts = (context: ServerContext, userId: number, service: ExportService) => ({
  ...exportAccess(context, userId, service),
  ...(service === 'PulsHub' && {
    notifications: context.db.findAllBy('notifications', 'user', userId).map(omitOwner),
    ...exportLibrary(context, userId),
  }),
});

const omitOwner = <R extends { id: number; user: unknown }>({ id: _id, user: _user, ...row }: R) => row;

export const exportData = async (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const includesLogs = req.query['logs'] === 'true';
  if (includesLogs && !currentUser.is_superuser) throw forbidden();
  const { db, now, uploads } = context;
  const user = requireFound(db.get('users', Number(req.query['user_id'])));
  await pruneDownloads(context);
  const service = (req.query['service'] ?? 'PulsHub') as ExportService;
  const includesPrivateParts = currentUser.is_superuser || currentUser.id === user.id;
  const listLogs = () =>
    db.findAllBy('request_logs', 'user', user.id).slice(-maxLogs).reverse().map(omitOwner);
  const data: components['schemas']['UserDataFile'] = {
    format: 'pulsehub-user-data',
    version: 1,
    service,
    exported_at: isoTime(now()),
    user: toUserBody(user),
    ...(includesPrivateParts && exportPrivateParts(context, user.id, service)),
    ...(includesLogs && { logs: listLogs() }),
  };
  const key = randomSecret();
  db.insert('downloads', {
    user: user.id,
    key,
    stored_as: await uploads.save(Buffer.from(JSON.stringify(data, null, 2)), 'json'),
    file_name: `user-${user.id}-${service}.json`,
    content_type: 'application/json',
    expires_at: isoTime(now() + downloadMs),
  });
  return { success: true, data_file_url: `${getServerOrigin(context, req)}/files/downloads/${key}` };
};
