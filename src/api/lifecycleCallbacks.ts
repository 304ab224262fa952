import type { CreateParams, DeleteParams, RaRecord, ResourceCallbacks, UpdateParams } from 'ra-core';
import { bodyText, toTemplateBody } from '../model/custom-message-template/messageTemplate';
import { readService, toServiceBody } from '../model/dic-services/catalogueService';
import { isFields, mapValues, type Fields } from '../model/fields';
import { parseMediaFolder } from '../model/media-library-folder/media';
import { parseNotification } from '../model/notification/notification';
import { toText } from '../model/text';
import { toDayBoundary, type LogFilter } from '../model/users/requestLog';
import { asObject, assertResponse } from './answers';
import { withoutEmpty } from './formData';
import { getResource } from './resources';

/** Return null for a value that is no such record. */
const readers: Partial<Record<string, (record: Fields) => object | null>> = {
  'media-library-folder': parseMediaFolder,
  notification: parseNotification,
};

export const isRecord = (resource: string, value: unknown): value is RaRecord =>
  isFields(value) && readers[resource]?.(value) !== null;

/** The answer for a folder is `true` (spec 2 §5), for others anything without `success: false`. */
export const assertDeleted = (resource: string, answer: unknown): void => {
  if (resource === 'media-library-folder') assertResponse(answer, answer === true);
  else if (answer !== true) asObject(answer);
};

/** `read` turns a record of the API into the one that the portal shows. */
const afterRead = (read: (record: Fields) => object) => {
  // The id may be under another name, so the API's record is not yet react-admin's.
  const callback = async (record: Fields) => read(record) as RaRecord;
  return { afterRead: callback, afterSave: callback };
};

const common: ResourceCallbacks = {
  resource: '*',
  // A copy, since react-admin changes the object that it gets.
  beforeCreate: async (params) => ({ ...params }),
  beforeUpdate: async (params, _data, resource) => {
    // PUT replaces the record, of which a form may hold a part.
    const isReplaced = getResource(resource).update === 'PUT';
    const data = { ...(isReplaced && (params.previousData as Fields)), ...(params.data as Fields) };
    return { ...params, data };
  },
  /** react-admin's file inputs hold a file with its preview. */
  beforeSave: async (record: Fields) =>
    mapValues(record, (value) => (isFields(value) ? (value['rawFile'] ?? value) : value)),
  afterGetList: async ({ data, ...list }, _data, resource) => ({
    ...list,
    data: data.filter((row: unknown) => isRecord(resource, row)),
  }),
};

const users: ResourceCallbacks = {
  resource: 'users',
  /** Passwords and codes are dropped, so that no cache keeps them. */
  ...afterRead(({ password: _new, confirm_password: _again, old_password: _old, code: _code, ...record }) => {
    const { id = record['user_id'], user_id = id } = record;
    return { ...record, id, user_id };
  }),
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
  beforeSave: async (record: Fields) => toServiceBody(trimTexts(record)),
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
  beforeSave: async (record: Fields) => ({ url: '', version: '', must_update: false, ...trimTexts(record) }),
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
    ...trimTexts(record),
    ...(typeof body === 'string' && { body: toTemplateBody(body) }),
    ...(template instanceof Blob && { template }),
  }),
};

/** Rejects with a sentence of the specification (spec 2 §5). */
const requireThat =
  <Params>(isMet: (params: Params) => unknown, sentence: string) =>
  async (params: Params): Promise<Params> => {
    if (!isMet(params)) throw new Error(sentence);
    return params;
  };

const isNamed = ({ name }: Fields): boolean => toText(name).trim() !== '';

const folders: ResourceCallbacks = {
  resource: 'media-library-folder',
  ...afterRead((record) => ({ ...record, ...parseMediaFolder(record) })),
  afterGetList: async ({ data, ...list }) => ({
    ...list,
    data: data.filter((row: Fields) => parseMediaFolder(row)?.parent === null),
  }),
  beforeCreate: requireThat(({ data }: CreateParams) => isNamed(data), 'Folder name is required.'),
  beforeUpdate: requireThat(
    ({ id, data }: UpdateParams) => id && isNamed(data),
    'Folder ID and new name are required.',
  ),
  beforeDelete: requireThat(({ id }: DeleteParams) => id, 'Folder ID is required.'),
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
    const filter = {
      ...others,
      ...(search && { search: search.trim() }),
      timestamp_from: toDayBoundary(from, 'first'),
      timestamp_to: toDayBoundary(to, 'last'),
    };
    return { ...params, filter };
  },
  /** Older servers do not number the entries. */
  afterGetList: async ({ data, ...list }) => ({
    ...list,
    data: data.map((row: Fields, at: number) => ({ ...row, id: row['id'] ?? -1 - at })),
  }),
};

/** Translate between the API's records and those of the screens (spec 2 §3, §5). */
export const callbacks = [common, users, services, googlePlay, templates, folders, notifications, requestLog];

const trimTexts = (record: Fields): Fields =>
  mapValues(record, (value) => (typeof value === 'string' ? value.trim() : value));
