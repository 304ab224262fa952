import { HttpError } from './HttpError';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of an answer, none where it is empty: where the specification shows no body any 2xx is a
 * success (decisions §4). Throws HttpError of kind 'format' where the answer itself says that it is none.
 */
export const fieldsIn = (answer: unknown): Fields => {
  const fields = isFields(answer) ? answer : {};
  if (fields['success'] === false) throw new HttpError(0, answer, 'format');
  return fields;
};

/** The record that an answer is or carries under a name of its own; null where it carries none. */
export const recordIn = (answer: unknown, isRecord: (fields: Fields) => boolean): Fields | null => {
  const fields = fieldsIn(answer);
  return [fields, ...Object.values(fields)].filter(isFields).find(isRecord) ?? null;
};
