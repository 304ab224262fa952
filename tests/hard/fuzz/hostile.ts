import * as fc from 'fast-check';
import { components } from '../../../mock-server/guards/operations';
import type { JsonSchema as Schema } from '../../../src/contract/Request';
import { accounts, accountEmail } from '../../../mock-server/dev/accounts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Values that are known to break servers. */
const hostile = fc.constantFrom<unknown>(
  ...[null, true, 0, -1, 1e308, 2 ** 53, [], [null], {}, { $gt: '' }, nested(30), nested(2_500)],
  ...['', ' ', 'x'.repeat(3_000), '\u0000', '\ud800', '💥', '%00', '1,1,1', '{{email}}'],
  ...['__proto__', 'constructor', '../../etc/passwd', "' OR 1=1 --", '<script>alert(1)</script>'],
  JSON.parse('{"__proto__":{"is_superuser":true}}'),
);

const plausibleValues = [
  '{"a":{"b":[1]}}',
  '["https://a.example"]',
  'https://a.example/app',
  '2026-02-28',
  '000000',
];
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...plausibleValues),
);

const email = fc.oneof(
  fc.constantFrom(...accounts.map(({ name }) => accountEmail(name))),
  fc.integer({ min: 1, max: 1_000_000 }).map((n) => `fuzz${n}@pulsehub.test`),
);

/** Mostly ids of existing rows. */
export const idArbitrary = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, -1, 999_999, 1e15));

const resolveReference = (schema: Schema): Schema => {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolveReference(components.schemas[reference.split('/').at(-1) ?? ''] ?? {});
};

/** A value that a schema allows, or nearly allows. */
const validArbitrary = (given: Schema, name: string): fc.Arbitrary<unknown> => {
  const schema = resolveReference(given);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]));
  const kind: unknown = [schema['type']].flat()[0];
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'integer' || kind === 'number') return idArbitrary;
  if (name === 'email') return email;
  if (name === 'user_ids')
    return fc.array(idArbitrary, { minLength: 1, maxLength: 3 }).map((ids) => ids.join());
  if (name.includes('password')) return fc.constantFrom('crossing-312', 'crossing-313');
  return text;
};

/** A value for a field; nine in ten fit its schema. */
export const valueArbitrary = (schema: Schema, name: string): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: validArbitrary(schema, name) }, { weight: 1, arbitrary: hostile });

/** The fields of a schema, through `$ref`, `allOf`, `anyOf` and `oneOf`. */
export const getFields = (given: Schema): Record<string, Schema> => {
  const schema = resolveReference(given);
  const parts = [schema['allOf'], schema['anyOf'], schema['oneOf']].flat() as (Schema | undefined)[];
  const inherited = parts.map((part) => (part ? getFields(part) : {}));
  return Object.assign({}, ...inherited, schema['properties']) as Record<string, Schema>;
};
