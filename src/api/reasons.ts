import { isFields } from './answers';
import type { HttpError } from './HttpError';

/** Fields of an answer that say something of the whole, not of a field of that name. */
const ofTheWhole = ['detail', 'message', 'error', 'errors', 'messages', 'non_field_errors'];
const notSaid = ['code', 'success', 'status', 'status_code'];
/** More than this is no sentence for a user. */
const mostCharacters = 400;

const textIn = (value: unknown, told: readonly string[]): string | null => {
  if (typeof value === 'string') return told.includes(value) ? null : value.trim() || null;
  if (Array.isArray(value))
    return joined(
      value.map((entry) => textIn(entry, told)),
      ', ',
    );
  if (!isFields(value)) return null;
  const pairs = Object.entries(value).map(([field, said]) => {
    const text = notSaid.includes(field) ? null : textIn(said, told);
    return text === null || ofTheWhole.includes(field) ? text : `${field}: ${text}`;
  });
  return joined(pairs, ' | ');
};

const joined = (texts: readonly (string | null)[], by: string): string | null =>
  [...new Set(texts.filter((text) => text !== null))].join(by) || null;

/**
 * What a refusal says in all (spec 2 §8 "Generic HTTP mapping"): its text, its list, or its fields as
 * 'field: message' pairs; null where it says nothing besides what was `told`.
 */
export const reasonIn = (body: unknown, told: readonly string[] = []): string | null => {
  const text = textIn(body, told);
  return text && text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
};

/** Returns with texts of their own: whoever reads those needs no reason besides. */
const mapped = [401, 403, 404, 429];

/** Whether a failure is one whose reason only its answer knows: the "other errors" of the mapping. */
export const isOtherError = ({ status, body }: HttpError): boolean =>
  status === 0 ? isFields(body) && body['success'] === false : status < 500 && !mapped.includes(status);
