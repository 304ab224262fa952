import {
  iconText,
  urlFields,
  urlListFields,
  type ServiceValues,
} from '../model/dic-services/catalogueService';
import { bodyText, sentBody, type TemplateValues } from '../model/custom-message-template/messageTemplate';
import type { GooglePlayValues } from '../model/google-play/googlePlayUrl';
import { shownText } from '../model/text';
import { required, textOrNull } from './answers';
import type { Fields } from '../model/fields';
import { toFormData, withoutEmpty } from './formData';

/** Passwords and codes are dropped, so that no cache keeps them. */
export const readUser = (record: Fields): Fields => {
  const { password: _new, confirm_password: _again, old_password: _old, code: _code, ...rest } = record;
  const { id = rest['user_id'], user_id = id } = rest;
  return { ...rest, id, user_id };
};

/** A form cannot hold null, and the address of a picture is not one. */
export const userBody = (record: object, act: 'create' | 'update'): FormData => {
  if (act === 'create') return toFormData(withoutEmpty(record));
  const sent = Object.entries(record).filter(
    ([name, value]) =>
      (value ?? null) !== null && !(name === 'picture' && typeof value === 'string' && value),
  );
  return toFormData(Object.fromEntries(sent));
};

/** A list as JSON text (spec 2 §3); any other text is a single address. */
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

export const readService = (record: Fields): Fields => {
  required(record, record['id']);
  const read: Fields = { ...record };
  for (const field of ['name', 'code_name', 'description', 'link', 'icon', ...urlFields])
    read[field] = textOrNull(record[field]) ?? '';
  for (const field of urlListFields) read[field] = addressesOf(record[field]);
  read['icon_url'] = textOrNull(record['icon_url']);
  // An icon known only by its address must not be sent back as removed.
  read['icon'] ||= iconText(fileNameIn(textOrNull(record['icon_url']) ?? ''));
  return read;
};

export const serviceBody = (data: object): object => {
  const values = data as ServiceValues;
  const sent: Record<string, string> = {
    name: values.name.trim(),
    code_name: values.code_name.trim(),
    description: values.description.trim(),
  };
  for (const field of urlFields) sent[field] = values[field].trim();
  for (const field of urlListFields)
    sent[field] = JSON.stringify(values[field].map((url) => url.trim()).filter(Boolean));
  const { icon } = values;
  return typeof icon === 'string' ? { ...sent, icon } : toFormData({ ...sent, icon });
};

export const readGooglePlayUrl = (record: Fields): Fields => {
  required(record, record['id']);
  return {
    ...record,
    url: shownText(record['url']),
    version: shownText(record['version']),
    must_update: record['must_update'] === true,
  };
};

export const googlePlayBody = (data: object): object => {
  const { url = '', version = '', must_update = false } = data as Partial<GooglePlayValues>;
  return { url: url.trim(), version: version.trim(), must_update };
};

export const readTemplate = (record: Fields): Fields => ({
  ...record,
  name: shownText(record['name']),
  body: bodyText(record['body']),
  template: null,
});

export const templateBody = (data: object): FormData => {
  const { name, body, template } = data as TemplateValues;
  return toFormData({ name: name.trim(), body: sentBody(body), ...(template && { template }) });
};

export const folderBody = (record: object, act: 'create' | 'update'): object => {
  const { name, parent = null } = record as Fields;
  return act === 'create' ? { name, parent } : { name };
};

export const notificationBody = (record: object): object => ({ is_read: (record as Fields)['is_read'] });
