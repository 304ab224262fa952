import { bodyText, sentBody } from '../model/custom-message-template/messageTemplate';
import { iconText, urlFields, urlListFields } from '../model/dic-services/catalogueService';
import { type Fields, textOrNull } from '../model/fields';
import { shownText } from '../model/text';
import { required } from './answers';
import { withoutEmpty } from './formData';
import type { ResourceName } from './generated/resources';

export interface Format {
  /** A record of the API as the portal shows it. */
  read?: (record: Fields) => Fields;
  /** A record of a form as the API expects it, except for the encoding; undefined fields are not sent. */
  write?: (record: Fields, act: 'create' | 'update') => Fields;
}

/** Where the API's records differ from those of the screens (spec 2 §3, §5). */
export const formats: { readonly [N in ResourceName]?: Format } = {
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
  'media-library-folder': { write: (record) => ({ parent: null, ...record }) },
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
