import type { CreateParams, DeleteParams, RaRecord, ResourceCallbacks, UpdateParams } from 'ra-core';
import { bodyText, toTemplateBody } from '../model/custom-message-template/messageTemplate';
import { readService, toServiceBody } from '../model/dic-services/catalogueService';
import { isFields, mapValues, type Fields } from '../model/fields';
import { parseMediaFolder } from '../model/media-library-folder/media';
import { parseNotification } from '../model/notification/notification';
import { toText } from '../model/text';
import { toDayBoundary, type LogFilter } from '../model/users/requestLog';
import { asObject, assertResponse } from './responses';
import { withoutEmpty } from './formData';
import { getResource } from './resources';

/** Return null for invalid records. */
const parsers: Partial<Record<string, (record: Fields) => object | null>> = {
  'media-library-folder': parseMediaFolder,
  notification: parseNotification,
};

export const isRecord = (resource: string, value: unknown): value is RaRecord =>
  isFields(value) && parsers[resource]?.(value) !== null;

/** Folders return `true` (spec 2 §5), other resources anything without `success: false`. */
export const assertDeleted = (resource: string, response: unknown): void => {
  if (resource === 'media-library-folder') assertResponse(response, response === true);
  else if (response !== true) asObject(response);
};

/** Converts API records into the portal's. */
const afterRead = (read: (record: Fields) => object) => {
  // The id may have another name, so an API record is not yet a RaRecord.
  const callback = async (record: Fields) => read(record) as RaRecord;
  return { afterRead: callback, afterSave: callback };
};

const common: ResourceCallbacks = {
  resource: '*',
  // Copied, because react-admin mutates the object.
  beforeCreate: async (params) => ({ ...params }),
  beforeUpdate: async (params, _data, resource) => {
    // PUT replaces the whole record, but a form may contain only some fields.
    const isReplaced = getResource(resource).update === 'PUT';
    const data = { ...(isReplaced && (params.previousData as Fields)), ...(params.data as Fields) };
    return { ...params, data };
  },
  /** Unwraps the files of react-admin's file inputs. */
  beforeSave: async (record: Fields) =>
    mapValues(record, (value) => (isFields(value) ? (value['rawFile'] ?? value) : value)),
  afterGetList: async ({ data, ...list }, _data, resource) => ({
    ...list,
    data: data.filter((row: unknown) => isRecord(resource, row)),
  }),
};

const users: ResourceCallbacks = {
  resource: 'users',
  /** Drops passwords and codes, so that no cache stores them. */
  ...afterRead(
    ({
      password: _password,
      confirm_password: _confirmation,
      old_password: _old,
      code: _code,
      ...record
    }) => {
      const { id = record['user_id'], user_id = id } = record;
      return { ...record, id, user_id };
    },
  ),
  beforeCreate: async ({ data, ...params }) => ({ ...params, data: withoutEmpty(data) }),
  beforeUpdate: async ({ data, ...params }) => {
    // An unchanged picture is a URL, not a file, and a form cannot hold null.
    const isSent = ([name, value]: [string, unknown]) =>
      (value ?? null) !== null && !(name === 'picture' && typeof value === 'string' && value);
    return { ...params, data: Object.fromEntries(Object.entries(data as Fields).filter(isSent)) };
  },
};

const services: ResourceCallbacks = {
  resource: 'dic-services',
  ...afterRead((record) => readService({ ...record, id: assertResponse(record, record['id']) })),
  beforeSave: async (record: Fields) => toServiceBody(trimStrings(record)),
};

const googlePlay: ResourceCallbacks = {
  resource: 'google-play',
  ...afterRead((record) => ({
    ...record,
    id: assertResponse(record, record['id']),
    url: toText(record['url']),
    version: toText(record['version']),
    must_update: record['must_update'] === true,
  })),
  beforeSave: async (record: Fields) => ({
    url: '',
    version: '',
    must_update: false,
    ...trimStrings(record),
  }),
};

const templates: ResourceCallbacks = {
  resource: 'custom-message-template',
  ...afterRead((record) => ({
    ...record,
    name: toText(record['name']),
    body: bodyText(record['body']),
    template: null,
  })),
  beforeSave: async ({ body, template, ...record }: Fields) => ({
    ...trimStrings(record),
    ...(typeof body === 'string' && { body: toTemplateBody(body) }),
    ...(template instanceof Blob && { template }),
  }),
};

/** Rejects invalid parameters with a specified message (spec 2 §5). */
const validate =
  <Params>(isValid: (params: Params) => unknown, message: string) =>
  async (params: Params): Promise<Params> => {
    if (!isValid(params)) throw new Error(message);
    return params;
  };

const hasName = ({ name }: Fields): boolean => toText(name).trim() !== '';

const folders: ResourceCallbacks = {
  resource: 'media-library-folder',
  ...afterRead((record) => ({ ...record, ...parseMediaFolder(record) })),
  afterGetList: async ({ data, ...list }) => ({
    ...list,
    data: data.filter((row: Fields) => parseMediaFolder(row)?.parent === null),
  }),
  beforeCreate: validate(({ data }: CreateParams) => hasName(data), 'Folder name is required.'),
  beforeUpdate: validate(
    ({ id, data }: UpdateParams) => id && hasName(data),
    'Folder ID and new name are required.',
  ),
  beforeDelete: validate(({ id }: DeleteParams) => id, 'Folder ID is required.'),
  beforeSave: async (record: Fields) => ({ parent: null, ...record }),
};

const notifications: ResourceCallbacks = {
  resource: 'notification',
  ...afterRead((record) => parseNotification(record) ?? record),
};

const requestLog: ResourceCallbacks = {
  resource: 'requestLog',
  beforeGetList: async (params) => {
    const { from = '', to = '', search, ...others } = (params.filter ?? {}) as Partial<LogFilter>;
    if (!('user' in others)) throw new Error('User ID is required');
    const filter = {
      ...others,
      ...(search && { search: search.trim() }),
      timestamp_from: toDayBoundary(from, 'first'),
      timestamp_to: toDayBoundary(to, 'last'),
    };
    return { ...params, filter };
  },
  /** Numbers the entries of older servers, which send no ids. */
  afterGetList: async ({ data, ...list }) => ({
    ...list,
    data: data.map((row: Fields, index: number) => ({ ...row, id: row['id'] ?? -1 - index })),
  }),
};

/** Convert between the API's records and the portal's (spec 2 §3, §5). */
export const callbacks = [common, users, services, googlePlay, templates, folders, notifications, requestLog];

const trimStrings = (record: Fields): Fields =>
  mapValues(record, (value) => (typeof value === 'string' ? value.trim() : value));
