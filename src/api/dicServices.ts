import { iconText, urlFields, urlListFields, type ServiceValues } from '../model/catalogueService';
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

/** A record of the catalogue as the screens read it: texts that are there, lists that are lists. */
export const readService = (record: Record<string, unknown>): Record<string, unknown> => {
  if (record['id'] === undefined) throw new HttpError(0, record, 'format');
  const texts = ['name', 'code_name', 'description', 'link', 'icon', ...urlFields].map((field) => [
    field,
    typeof record[field] === 'string' ? record[field] : '',
  ]);
  const lists = urlListFields.map((field) => [field, addressesOf(record[field])]);
  // Told by its address alone, the icon must not look taken away when the record is sent back.
  const icon = iconText(String(record['icon_url'] ?? '').split(/[/?#]/).findLast(Boolean) ?? '');
  const read: Record<string, unknown> = Object.fromEntries([...texts, ...lists]);
  return { ...record, icon_url: record['icon_url'] ?? null, ...read, icon: read['icon'] || icon };
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
