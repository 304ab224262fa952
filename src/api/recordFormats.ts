import type { Identifier, RaRecord } from 'ra-core';
import { bodyText, toTemplateBody } from '../model/custom-message-template/messageTemplate';
import { readService, toServiceBody } from '../model/dic-services/catalogueService';
import { isFields, mapValues, type Fields } from '../model/fields';
import { parseMediaFolder } from '../model/media-library-folder/media';
import { parseNotification } from '../model/notification/notification';
import { toText } from '../model/text';
import { toDayBoundary, type LogFilter } from '../model/users/requestLog';
import { assertResponse } from './responses';
import { toFormData, withoutEmpty } from './formData';
import { getResource, type BodyName } from './resources';
import { bodies } from '../contract/generated/fields';

/** Differences between the records, or the filters, of the API and of the portal (spec 2 §3, §5). */
interface Format {
  /** Returns null for an invalid record. */
  read?: (record: Fields, index: number) => Fields | null;
  isListed?: (record: Fields) => boolean;
  /** Rejects invalid values with a specified message. A new record has no id. */
  write?: (record: Fields, id?: Identifier) => Fields;
  filter?: (filter: Fields) => Fields;
}

const trimStrings = (record: Fields): Fields =>
  mapValues(record, (value) => (typeof value === 'string' ? value.trim() : value));

const formats: Partial<Record<string, Format>> = {
  users: {
    /** Drops passwords and codes, so that no cache stores them. */
    read: ({
      password: _password,
      confirm_password: _confirm,
      old_password: _old,
      code: _code,
      ...record
    }) => {
      const { id = record['user_id'], user_id = id } = record;
      return { ...record, id, user_id };
    },
    write: (record, id) => {
      if (id === undefined) return withoutEmpty(record);
      // An unchanged picture is a URL, not a file, and a form cannot hold null.
      const isSent = ([name, value]: [string, unknown]) =>
        (value ?? null) !== null && !(name === 'picture' && typeof value === 'string' && value);
      return Object.fromEntries(Object.entries(record).filter(isSent));
    },
  },
  'dic-services': {
    read: (record) => readService({ ...record, id: assertResponse(record, record['id']) }),
    write: (record) => toServiceBody(trimStrings(record)),
  },
  'google-play': {
    read: (record) => ({
      ...record,
      id: assertResponse(record, record['id']),
      url: toText(record['url']),
      version: toText(record['version']),
      must_update: record['must_update'] === true,
    }),
    write: (record) => ({ url: '', version: '', must_update: false, ...trimStrings(record) }),
  },
  'custom-message-template': {
    read: (record) => ({
      ...record,
      name: toText(record['name']),
      body: bodyText(record['body']),
      template: null,
    }),
    write: ({ body, template, ...record }) => ({
      ...trimStrings(record),
      ...(typeof body === 'string' && { body: toTemplateBody(body) }),
      ...(template instanceof Blob && { template }),
    }),
  },
  'media-library-folder': {
    read: (record) => {
      const folder = parseMediaFolder(record);
      return folder && { ...record, ...folder };
    },
    isListed: ({ parent }) => parent === null,
    write: (record, id) => {
      const isValid = toText(record['name']).trim() !== '' && (id === undefined || id);
      if (!isValid)
        throw new Error(
          id === undefined ? 'Folder name is required.' : 'Folder ID and new name are required.',
        );
      return { parent: null, ...record };
    },
  },
  notification: { read: parseNotification },
  requestLog: {
    /** Numbers the entries of older servers, which send no ids. */
    read: (record, index) => ({ ...record, id: record['id'] ?? -1 - index }),
    filter: ({
      from = '',
      to = '',
      until = '',
      search,
      ...others
    }: Partial<LogFilter> & { until?: string }) => {
      if (!('user' in others)) throw new Error('User ID is required');
      return {
        ...others,
        ...(search && { search: search.trim() }),
        timestamp_from: toDayBoundary(from, 'first'),
        timestamp_to: [toDayBoundary(to, 'last'), until].filter(Boolean).toSorted()[0],
      };
    },
  },
};

export const toApiFilter = (name: string, filter: Fields): Fields =>
  formats[name]?.filter?.(filter) ?? filter;

/** Converts a record of the API, or returns null if it is invalid. */
export const readRecord = (name: string, value: unknown, index = 0): RaRecord | null => {
  const { read = (record) => record }: Format = formats[name] ?? {};
  return isFields(value) ? (read(value, index) as RaRecord | null) : null;
};

export const readRecords = (name: string, rows: readonly unknown[]): RaRecord[] =>
  rows
    .map((row, index) => readRecord(name, row, index))
    .filter((record) => record !== null)
    .filter(formats[name]?.isListed ?? (() => true));

/** Converts a record of the portal, and unwraps the files of react-admin's file inputs. */
export const toApiRecord = (name: string, record: Fields, id?: Identifier): Fields => {
  const values = mapValues(record, (value) => (isFields(value) ? (value['rawFile'] ?? value) : value));
  return formats[name]?.write?.(values, id) ?? values;
};

/** Selects the declared fields, as form data if the API expects it or a file is included. */
export const buildBody = (name: string, record: Fields, body: BodyName | undefined): Fields | FormData => {
  const entries = Object.entries(record).filter(([field]) => body === undefined || field in bodies[body]);
  const fields = Object.fromEntries(entries);
  const isForm = getResource(name).multipart || entries.some(([, value]) => value instanceof Blob);
  return isForm ? toFormData(fields) : fields;
};
