import { isFields } from '../model/fields';
import type { HttpError } from './HttpError';

const generalFields = ['detail', 'message', 'error', 'errors', 'messages', 'non_field_errors'];
const hiddenFields = ['code', 'success', 'status', 'status_code'];
const maxCharacters = 400;

const textIn = (value: unknown, shown: readonly string[]): string | null => {
  if (typeof value === 'string') return shown.includes(value) ? null : value.trim() || null;
  if (Array.isArray(value))
    return joined(
      value.map((entry) => textIn(entry, shown)),
      ', ',
    );
  if (!isFields(value)) return null;
  const pairs = Object.entries(value).map(([field, entry]) => {
    const text = hiddenFields.includes(field) ? null : textIn(entry, shown);
    return text === null || generalFields.includes(field) ? text : `${field}: ${text}`;
  });
  return joined(pairs, ' | ');
};

const joined = (texts: readonly (string | null)[], by: string): string | null =>
  [...new Set(texts.filter((text) => text !== null))].join(by) || null;

/** The text, list or 'field: message' pairs of a response (spec 2 §8), without the sentences in `shown`. */
export const reasonIn = (body: unknown, shown: readonly string[] = []): string | null => {
  const text = textIn(body, shown);
  return text && text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
};

const mapped = [401, 403, 404, 429];

export const isOtherError = ({ status, body }: HttpError): boolean =>
  status === 0 ? isFields(body) && body['success'] === false : status < 500 && !mapped.includes(status);
