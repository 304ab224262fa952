import { bodyText, sentBody } from '../model/custom-message-template/messageTemplate';
import { iconText, urlFields, urlListFields } from '../model/dic-services/catalogueService';
import { type Fields, textOrNull } from '../model/fields';
import { folderIn } from '../model/media-library-folder/media';
import { asNotification } from '../model/notification/notification';
import { shownText } from '../model/text';
import { edgeOfDay, type LogFilter } from '../model/users/requestLog';
import { required } from './answers';
import { withoutEmpty } from './formData';
import type { lists, resources } from '../contract/generated/resources';
import type { Query } from './lists';

export interface Format {
  /** A record of the API, or the row at this place of a list, as the portal shows it; null for what is none. */
  read?: (record: Fields, at: number) => Fields | null;
  /** False for a record that the list does not show. */
  isListed?: (record: Fields) => boolean;
  /** A record of a form as the API expects it, except for the encoding; undefined fields are not sent. */
  write?: (record: Fields, act: 'create' | 'update') => Fields;
  /** What a call lacks, before it is sent. */
  problem?: (sent: Fields, act: string) => string | false;
  /** Without it, any success is one. */
  isDeletion?: (answer: unknown) => boolean;
  /** The filter of a screen as the API expects it. */
  filter?: (filter: Fields) => Query;
}

/** Where the API's records differ from those of the screens (spec 2 §3, §5). */
export const formats: { readonly [N in keyof typeof resources | keyof typeof lists]?: Format } = {
  users: {
    /** Passwords and codes are dropped, so that no cache keeps them. */
    read: ({ password: _new, confirm_password: _again, old_password: _old, code: _code, ...record }) => {
      const { id = record['user_id'], user_id = id } = record;
      return { ...record, id, user_id };
    },
    write: (record, act) => {
      if (act === 'create') return withoutEmpty(record);
      // The address of a picture is not one, and a form cannot hold null.
      const isSent = ([name, value]: [string, unknown]) =>
        (value ?? null) !== null && !(name === 'picture' && typeof value === 'string' && value);
      return Object.fromEntries(Object.entries(record).filter(isSent));
    },
  },
  'dic-services': {
    read: (record) => {
      required(record, record['id']);
      const read: Fields = { ...record };
      for (const field of ['name', 'code_name', 'description', 'link', 'icon', ...urlFields])
        read[field] = textOrNull(record[field]) ?? '';
      for (const field of urlListFields) read[field] = addressesOf(record[field]);
      read['icon_url'] = textOrNull(record['icon_url']);
      // An icon known only by its address must not be sent back as removed.
      read['icon'] ||= iconText(fileNameIn(textOrNull(record['icon_url']) ?? ''));
      return read;
    },
    write: (record) => {
      const sent = trimmed(record);
      for (const field of urlListFields)
        if (Array.isArray(record[field]))
          sent[field] = JSON.stringify(record[field].map((url) => String(url).trim()).filter(Boolean));
      return sent;
    },
  },
  'google-play': {
    read: (record) => ({
      ...record,
      id: required(record, record['id']),
      url: shownText(record['url']),
      version: shownText(record['version']),
      must_update: record['must_update'] === true,
    }),
    write: (record) => ({ url: '', version: '', must_update: false, ...trimmed(record) }),
  },
  'custom-message-template': {
    read: (record) => ({
      ...record,
      name: shownText(record['name']),
      body: bodyText(record['body']),
      template: null,
    }),
    write: ({ body, template, ...record }) => ({
      ...trimmed(record),
      ...(typeof body === 'string' && { body: sentBody(body) }),
      ...(template instanceof Blob && { template }),
    }),
  },
  'media-library-folder': {
    read: (record) => {
      const folder = folderIn(record);
      return folder && { ...record, ...folder };
    },
    isListed: ({ parent }) => parent === null,
    write: (record) => ({ parent: null, ...record }),
    problem: ({ id, name }, act) => {
      const isNamed = shownText(name).trim() !== '';
      if (act === 'create') return !isNamed && 'Folder name is required.';
      if (act === 'delete') return !id && 'Folder ID is required.';
      return act === 'edit' && !(id && isNamed) && 'Folder ID and new name are required.';
    },
    isDeletion: (answer) => answer === true,
  },
  notification: { read: asNotification },
  requestLog: {
    // Older servers do not number the entries.
    read: (record, at) => ({ ...record, id: record['id'] ?? -1 - at }),
    filter: (filter) => {
      const { from = '', to = '', search, ...others } = filter as Partial<LogFilter>;
      return {
        ...others,
        ...(search && { search: search.trim() }),
        timestamp_from: edgeOfDay(from, 'first'),
        timestamp_to: edgeOfDay(to, 'last'),
      };
    },
  },
};

const trimmed = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** A list as JSON text; any other text is a single address. */
const addressesOf = (held: unknown): string[] => {
  const list = typeof held === 'string' ? parsed(held) : held;
  const texts = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  return texts.filter((text) => text.trim() !== '');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return [text];
  }
};

const fileNameIn = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .findLast(Boolean) ?? '';
