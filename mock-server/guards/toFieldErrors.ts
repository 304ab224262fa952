import type { ErrorObject } from 'ajv';
import type { FieldErrors } from './ApiError';
import { toMessage, message, type MessageLike } from '../messages/message';

const typeMessages: Record<string, MessageLike> = {
  string: 'Not a valid string.',
  integer: 'Not a valid integer.',
  number: 'Not a valid number.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  object: 'Expected a dictionary of items.',
};

const messagesByFormat: Record<string, MessageLike> = {
  email: 'Enter a valid email address.',
  uri: 'Enter a valid URL.',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  'date-time': 'Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.',
};

const getTypeMessage = ({ params, data }: ErrorObject): MessageLike => {
  if (data === null) return 'This field may not be null.';
  const [type = ''] = [params['type'] as string | string[]].flat();
  return typeMessages[type] ?? 'Enter a valid value.';
};

const toExcerpt = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);

const getLimit = ({ params }: ErrorObject) => ({ limit: params['limit'] as number });

const createChoiceMessage = ({ data }: ErrorObject) =>
  message('"{value}" is not a valid choice.', { value: toExcerpt(data) });

/** Messages by schema title, because users cannot read a pattern. */
const patternMessages: Record<string, MessageLike> = {
  Day: 'Enter a valid date.',
  'Person name': 'Enter a name without invisible or control characters.',
};

const messagesByKeyword: Record<string, (error: ErrorObject) => MessageLike> = {
  required: () => 'This field is required.',
  type: getTypeMessage,
  format: ({ params, data }) =>
    data === ''
      ? 'This field may not be blank.'
      : (messagesByFormat[String(params['format'])] ?? 'Enter a valid value.'),
  minLength: (error) =>
    error.data === ''
      ? 'This field may not be blank.'
      : message('Ensure this field has at least {limit} characters.', getLimit(error)),
  maxLength: (error) => message('Ensure this field has no more than {limit} characters.', getLimit(error)),
  minimum: (error) => message('Ensure this value is greater than or equal to {limit}.', getLimit(error)),
  exclusiveMinimum: (error) => message('Ensure this value is greater than {limit}.', getLimit(error)),
  maximum: (error) => message('Ensure this value is less than or equal to {limit}.', getLimit(error)),
  pattern: ({ parentSchema }) => patternMessages[String(parentSchema?.['title'])] ?? 'Enter a valid value.',
  enum: createChoiceMessage,
  const: createChoiceMessage,
  additionalProperties: () => 'Unknown field.',
  minProperties: () => 'At least one field is required.',
};

const getField = ({ instancePath, keyword, params }: ErrorObject): string => {
  const [, first] = instancePath.split('/');
  if (first) return first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return 'non_field_errors';
};

/** Keeps the errors of the best matching branch of `anyOf`, because ajv reports the errors of every branch. */
const selectClosestBranch = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  if (!errors.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '')) return errors;
  const branches = new Set(errors.filter(({ keyword }) => keyword !== 'anyOf').map(getBranch));
  const errorsByBranch = [...branches].map((branch) => errors.filter((error) => getBranch(error) === branch));
  return errorsByBranch.toSorted((a, b) => a.length - b.length)[0] ?? errors;
};

const getBranch = ({ schemaPath }: ErrorObject): string => schemaPath.split('/').slice(0, 4).join('/');

/** Converts ajv errors to messages in the style of Django REST framework, one per field. */
export const toFieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const fields = new Map<string, FieldErrors[string]>();
  for (const error of selectClosestBranch(errors)) {
    const field = getField(error);
    const isWholeBody = error.instancePath === '' && error.keyword === 'type';
    const text = isWholeBody
      ? 'Invalid data. Expected a dictionary.'
      : messagesByKeyword[error.keyword]?.(error);
    // Keeps one message per field, because ajv adds more for each branch of a nested `anyOf`.
    if (!fields.has(field)) fields.set(field, [toMessage(text ?? 'Enter a valid value.')]);
  }
  return Object.fromEntries(fields);
};
