import {
  iconText,
  urlFields,
  urlListFields,
  type ServiceValues,
} from '../model/dic-services/catalogueService';
import { HttpError } from './HttpError';

/** The addresses of a list that is held as JSON text (spec 2 §3); a text that is none is one address. */
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The file name at the end of an address. */
const fileNameIn = (address: string): string => address.split(/[/?#]/).findLast(Boolean) ?? '';

/** A record of the catalogue as the screens read it: texts that are there, lists that are lists. */
export const readService = (record: Record<string, unknown>): Record<string, unknown> => {
  if (record['id'] === undefined) throw new HttpError(0, record, 'format');
  const read: Record<string, unknown> = { ...record };
  for (const field of ['name', 'code_name', 'description', 'link', 'icon', ...urlFields])
    read[field] = textOf(record[field]);
  for (const field of urlListFields) read[field] = addressesOf(record[field]);
  read['icon_url'] = textOf(record['icon_url']) || null;
  // An icon that is told by its address alone must not look taken away when the record is sent back.
  read['icon'] ||= iconText(fileNameIn(textOf(record['icon_url'])));
  return read;
};

/** What is sent of a service: JSON, or a form where an icon file was chosen (spec 2 §7). */
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
  if (typeof icon === 'string') return { ...sent, icon };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  form.set('icon', icon);
  return form;
};
