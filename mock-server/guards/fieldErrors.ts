import type { ErrorObject } from 'ajv';
import type { FieldErrors } from './Refusal';

const types: Record<string, string> = {
  string: 'Not a valid string.',
  integer: 'Not a valid integer.',
  number: 'Not a valid number.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  object: 'Expected a dictionary of items.',
};

const formats: Record<string, string> = {
  email: 'Enter a valid email address.',
  uri: 'Enter a valid URL.',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  'date-time': 'Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.',
};

const typeMessage = ({ params, data }: ErrorObject): string => {
  if (data === null) return 'This field may not be null.';
  const [type = ''] = [params['type'] as string | string[]].flat();
  return types[type] ?? 'Enter a valid value.';
};

const shown = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 60) : JSON.stringify(value)?.slice(0, 60);

const messages: Record<string, (error: ErrorObject) => string> = {
  required: () => 'This field is required.',
  type: typeMessage,
  format: ({ params, data }) =>
    data === ''
      ? 'This field may not be blank.'
      : (formats[String(params['format'])] ?? 'Enter a valid value.'),
  minLength: ({ params, data }) =>
    data === ''
      ? 'This field may not be blank.'
      : `Ensure this field has at least ${params['limit']} characters.`,
  maxLength: ({ params }) => `Ensure this field has no more than ${params['limit']} characters.`,
  minimum: ({ params }) => `Ensure this value is greater than or equal to ${params['limit']}.`,
  exclusiveMinimum: ({ params }) => `Ensure this value is greater than ${params['limit']}.`,
  maximum: ({ params }) => `Ensure this value is less than or equal to ${params['limit']}.`,
  enum: ({ data }) => `"${shown(data)}" is not a valid choice.`,
  const: ({ data }) => `"${shown(data)}" is not a valid choice.`,
  additionalProperties: () => 'This field is not known.',
  minProperties: () => 'At least one field is required.',
};

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const [, first] = instancePath.split('/');
  if (first) return first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return 'non_field_errors';
};

/** Turns ajv's errors into messages of Django REST framework, one per field. */
export const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const field = fieldOf(error);
    const isWholeBody = error.instancePath === '' && error.keyword === 'type';
    const message = isWholeBody ? 'Invalid data. Expected a dictionary.' : messages[error.keyword]?.(error);
    // ajv also reports every branch of anyOf, so the first message of a field is the clearest.
    if (!Object.hasOwn(fields, field)) fields[field] = [message ?? 'Enter a valid value.'];
  }
  return fields;
};
