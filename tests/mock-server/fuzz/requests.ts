import * as fc from 'fast-check';
import type { Operation } from '../../../mock-server/guards/operations';
import type { JsonSchema as Schema } from '../../../src/contract/Request';
import { fieldsOf, someId, valueOf } from './hostile';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

const file = fc
  .tuple(
    fc.constantFrom('a.png', 'a.html', 'a.csv', 'a.json', '', '../../a.svg', 'é💥.xlsx', 'x'.repeat(400)),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(image) },
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom(
        new TextEncoder().encode('<svg >{{email}}</svg>'),
        new TextEncoder().encode('email,first_name,last_name\nfuzz@pulsehub.test,A,B\n'),
        new TextEncoder().encode('{"format":"pulsehub-user-data","version":1,"user":{"user_id":1}}'),
        new TextEncoder().encode(`[${'['.repeat(4_000)}`),
      ),
    ),
  )
  .map(([name, bytes]) => new File([new Uint8Array(bytes)], name));

const isFile = (schema: Schema) => schema['format'] === 'binary';

type Part = readonly [name: string, value: string | File];

/** Parts in any order, some missing, some repeated. */
const parts = (fields: Record<string, Schema>): fc.Arbitrary<Part[]> => {
  const known = Object.entries(fields).map(([name, schema]): fc.Arbitrary<Part> => {
    const textValue = valueOf(schema, name).map(asText);
    const value = isFile(schema)
      ? fc.oneof({ weight: 4, arbitrary: file }, { weight: 1, arbitrary: textValue })
      : textValue;
    return value.map((one) => [name, one] as const);
  });
  const unknownEntry = fc
    .tuple(
      fc.constantFrom('unknown', 'id', '__proto__', 'a[b][c]', 'mfa_type[9]', ''),
      fc.oneof(fc.string(), file),
    )
    .map(([name, value]): Part => [name, value]);
  const whole = fc
    .tuple(fc.boolean(), ...known)
    .map(([hasFiles, ...all]) => all.filter(([, value]) => hasFiles || typeof value === 'string'));
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 2, arbitrary: fc.array(fc.oneof(...known, unknownEntry), { maxLength: 8 }) },
  );
};

const formOf = (given: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value);
  return form;
};

/** A JSON object with all or some of its fields. */
const jsonOf = (fields: Record<string, Schema>): fc.Arbitrary<string> => {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, valueOf(schema, name)]),
  );
  const whole = fc.record(values);
  const some = fc.record({ ...values, is_superuser: fc.constant(true) }, { requiredKeys: [] });
  return fc
    .oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: some })
    .map((body) => JSON.stringify(body));
};

const broken = fc.constantFrom<[type: string, body: string]>(
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[[['],
  ['application/json', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['application/json', '{"__proto__":{"is_superuser":true}}'],
  ['application/json', `{"mfa_type":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
  ['application/json; charset=utf-16', '{}'],
  ['application/json; charset=nope', '{}'],
  ['application/x-www-form-urlencoded', 'email=a&email=b'],
  ['multipart/form-data', 'something'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['text/plain', 'something'],
  ['', '{}'],
);

type Body = Pick<FuzzRequest, 'body' | 'headers'>;

const bodyOf = ({ method, body }: Operation): fc.Arbitrary<Body> => {
  const none = fc.constant<Body>({ body: null, headers: {} });
  if (method === 'GET') return none;
  const json = (fields: Record<string, Schema>) =>
    jsonOf(fields).map((text): Body => ({ body: text, headers: { 'content-type': 'application/json' } }));
  const declared = Object.entries(body?.content ?? {}).map(([type, schema]) =>
    type === 'application/json'
      ? json(fieldsOf(schema))
      : parts(fieldsOf(schema)).map((given): Body => ({ body: formOf(given), headers: {} })),
  );
  const wrong = broken.map(([type, text]): Body => ({ body: text, headers: { 'content-type': type } }));
  return fc.oneof(
    { weight: 8, arbitrary: declared.length > 0 ? fc.oneof(...declared) : none },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: none },
  );
};

const queryOf = ({ parameters }: Operation): fc.Arbitrary<string> => {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) => valueOf(schema, name).map((value) => [name, asText(value)] as const));
  const unknownEntry = fc.tuple(
    fc.constantFrom('unknown', 'id', '__proto__', 'user_id', '_sort', 'q'),
    fc.string(),
  );
  const pairs = fc.array(fc.oneof({ weight: 5, arbitrary: fc.oneof(unknownEntry, ...known) }), {
    maxLength: 4,
  });
  return fc.oneof(
    fc.constant(''),
    pairs.map((given) => `?${new URLSearchParams([...given].map(([a, b]) => [a, b]))}`),
  );
};

const pathOf = ({ path }: Operation): fc.Arbitrary<string> => {
  const id = fc.oneof(
    { weight: 6, arbitrary: someId.map(String) },
    fc.constantFrom('1e3', '%00', '%2e%2e%2f1', 'x'),
  );
  return fc.tuple(id, fc.boolean()).map(([value, slash]) => {
    const filled = path.replace('{id}', value);
    return slash ? filled : filled.replace(/\/$/, '');
  });
};

const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'x-rmt': 'x', 'x-si': '-1' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { cookie: '__proto__=1; X-RMT=%00' },
  { range: 'bytes=9-1', 'if-none-match': '*', accept: 'x/y' },
  { 'user-agent': 'x'.repeat(3_000) },
);

/** Requests of one operation: some valid, most with small violations of the contract. */
export const requestOf = (operation: Operation): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ path: pathOf(operation), query: queryOf(operation), body: bodyOf(operation), more: headers })
    .map(({ path, query, body, more }) => ({
      method: operation.method,
      path: path + query,
      headers: { ...more, ...body.headers },
      body: body.body,
    }));
