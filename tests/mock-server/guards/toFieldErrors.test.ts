import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../../../mock-server/guards/toFieldErrors';

const ajv = new Ajv({ allErrors: true, verbose: true });
addFormats(ajv);

const validateBody = (schema: object, data: unknown) => {
  const validate = ajv.compile(schema);
  validate(data);
  // Serialised as in a response.
  return JSON.parse(JSON.stringify(toFieldErrors(validate.errors ?? []))) as Record<string, string[]>;
};
const validateField = (schema: object, value: unknown) =>
  validateBody({ type: 'object', properties: { field: schema } }, { field: value })['field'];

it.each([
  [{ type: 'string' }, 5, 'Not a valid string.'],
  [{ type: 'integer' }, 'x', 'Not a valid integer.'],
  [{ type: 'number' }, 'x', 'Not a valid number.'],
  [{ type: 'boolean' }, 'x', 'Must be a valid boolean.'],
  [{ type: 'array' }, 'x', 'Expected a list of items.'],
  [{ type: 'object' }, 'x', 'Expected a dictionary of items.'],
  [{ type: ['integer', 'string'] }, true, 'Not a valid integer.'],
  [{ type: 'string' }, null, 'This field may not be null.'],
  [{ type: 'null' }, 'x', 'Enter a valid value.'],
  [{ type: 'string', format: 'email' }, 'x', 'Enter a valid email address.'],
  [{ type: 'string', format: 'uri' }, 'x', 'Enter a valid URL.'],
  [{ format: 'date' }, 'x', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  [
    { format: 'date-time' },
    'x',
    'Datetime has wrong format. Use ISO 8601, for example 2026-01-31T09:30:00Z.',
  ],
  [{ type: 'string', format: 'ipv4' }, 'x', 'Enter a valid value.'],
  [{ type: 'string', format: 'email' }, '', 'This field may not be blank.'],
  [{ type: 'string', minLength: 1 }, '', 'This field may not be blank.'],
  [{ type: 'string', minLength: 8 }, 'short', 'Ensure this field has at least 8 characters.'],
  [{ type: 'string', maxLength: 2 }, 'long', 'Ensure this field has no more than 2 characters.'],
  [{ minimum: 1 }, 0, 'Ensure this value is greater than or equal to 1.'],
  [{ exclusiveMinimum: 1 }, 1, 'Ensure this value is greater than 1.'],
  [{ maximum: 9 }, 10, 'Ensure this value is less than or equal to 9.'],
  [{ enum: ['a', 'b'] }, 'c', '"c" is not a valid choice.'],
  [{ enum: ['a'] }, 'x'.repeat(80), `"${'x'.repeat(60)}" is not a valid choice.`],
  [{ enum: ['a'] }, [1], '"[1]" is not a valid choice.'],
  [{ const: 'a' }, 'c', '"c" is not a valid choice.'],
  [{ pattern: '^a' }, 'b', 'Enter a valid value.'],
  [{ type: 'object', minProperties: 1 }, {}, 'At least one field is required.'],
])('validates against %j and rejects %j: %s', (schema, value, sentence) => {
  expect(validateField(schema, value)).toEqual([sentence]);
});

describe('error field', () => {
  it('is the missing one', () => {
    const required = ['This field is required.'];
    expect(validateBody({ required: ['one', 'two'] }, {})).toEqual({ one: required, two: required });
  });

  const inner = { type: 'object', properties: { inner: { type: 'string' } } };

  it.each<[string, object, unknown, string, string]>([
    ['unknown one', { additionalProperties: false }, { extra: 1 }, 'extra', 'Unknown field.'],
    [
      'outermost',
      { properties: { 'a/b~c': inner } },
      { 'a/b~c': { inner: 1 } },
      'a/b~c',
      'Not a valid string.',
    ],
    ['whole body', { type: 'object' }, [], 'non_field_errors', 'Invalid data. Expected a dictionary.'],
    ['empty body', { minProperties: 1 }, {}, 'non_field_errors', 'At least one field is required.'],
  ])('is the %s', (_which, schema, data, field, sentence) => {
    expect(validateBody(schema, data)).toEqual({ [field]: [sentence] });
  });

  it('belongs to the closest branch of `anyOf`', () => {
    const required = (...names: string[]) => ({ required: names, properties: { id: { type: 'integer' } } });
    const schema = { anyOf: [required('name', 'email', 'id'), required('id')] };
    expect(validateBody(schema, { id: 'x' })).toEqual({ id: ['Not a valid integer.'] });
    expect(validateBody(schema, {})).toEqual({ id: ['This field is required.'] });
  });

  it('has only the first message, and may have the name of an Object property', () => {
    expect(validateField({ type: 'string', enum: ['a'] }, 5)).toEqual(['Not a valid string.']);
    for (const name of ['constructor', '__proto__'])
      expect(Object.keys(validateBody({ required: [name] }, Object.create(null)))).toEqual([name]);
  });
});
