import { isFields, type Fields } from '../model/fields';
import { HttpError } from './HttpError';

/**
 * What an answer must have at run time is asked for here. Where it is missing the call fails with an
 * HttpError of kind 'format', whatever the call.
 */
export const required = <T>(answer: unknown, value: T | false | null | undefined): T => {
  if (value === null || value === undefined || value === false) throw new HttpError(0, answer, 'format');
  return value;
};

/** Null for '' too. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;
export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * The fields of an answer, none where it is empty: where the specification shows no body any 2xx is a
 * success (decisions §4). An answer that says itself that it is none is a failure.
 */
export function fieldsIn<A extends object>(answer: A | null): Partial<A>;
export function fieldsIn(answer: unknown): Fields;
export function fieldsIn(answer: unknown): Fields {
  const fields = isFields(answer) ? answer : {};
  return required(answer, fields['success'] !== false && fields);
}

/** The record that an answer is or carries under a name of its own; null where it carries none. */
export const recordIn = (answer: unknown, isRecord: (fields: Fields) => boolean): Fields | null => {
  const fields = fieldsIn(answer);
  return [fields, ...Object.values(fields)].filter(isFields).find(isRecord) ?? null;
};

export interface ListAnswer<T> {
  data: T[];
  total: number;
}

/** A list in either of the forms that the API has: a page (`results`, `count`) or a plain array. */
export const listIn = <T>(answer: unknown): ListAnswer<T> => {
  const { results, count }: Fields = isFields(answer) ? answer : { results: answer };
  const data = required(answer, Array.isArray(results) && (results as T[]));
  return { data, total: numberOrNull(count) ?? data.length };
};
