import * as fc from 'fast-check';
import type { Operation } from '../../../mock-server/guards/operations';
import type { JsonSchema as Schema } from '../../../src/contract/Request';
import { getFields, idArbitrary, valueArbitrary } from './hostile';

type Fields = Record<string, Schema>;
type Body = Pick<FuzzRequest, 'body' | 'headers'>;
type Part = readonly [name: string, value: string | File];

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const fileNames = ['a.png', 'a.html', 'a.csv', 'a.json', '', '../../a.svg', 'é💥.xlsx', 'x'.repeat(400)];
const contents = [
  '<svg >{{email}}</svg>',
  'email,first_name,last_name\nfuzz@pulsehub.test,A,B\n',
  '{"format":"pulsehub-user-data","version":1,"user":{"user_id":1}}',
  `[${'['.repeat(4_000)}`,
].map((text) => new TextEncoder().encode(text));
const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const bytes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(image) },
  fc.uint8Array({ maxLength: 60 }),
  fc.constantFrom(...contents),
);
const file = fc
  .tuple(fc.constantFrom(...fileNames), bytes)
  .map(([name, content]) => new File([new Uint8Array(content)], name));

/** A form with its parts in any order, some missing, some repeated. */
const form = (fields: Fields): fc.Arbitrary<Body> => {
  const known = Object.entries(fields).map(([name, schema]): fc.Arbitrary<Part> => {
    const text = valueArbitrary(schema, name).map(toText);
    const isFile = schema['format'] === 'binary';
    const value = isFile ? fc.oneof({ weight: 4, arbitrary: file }, text) : text;
    return value.map((one) => [name, one] as const);
  });
  const names = fc.constantFrom('unknown', 'id', '__proto__', 'a[b][c]', 'mfa_type[9]', '');
  const unknownPart: fc.Arbitrary<Part> = fc.tuple(names, fc.oneof(fc.string(), file));
  const whole = fc
    .tuple(fc.boolean(), ...known)
    .map(([hasFiles, ...all]) => all.filter(([, value]) => hasFiles || typeof value === 'string'));
  const some = fc.array(fc.oneof(...known, unknownPart), { maxLength: 8 });
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: some }).map((parts) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return { body, headers: {} };
  });
};

/** A JSON object with all or some of its fields. */
const json = (fields: Fields): fc.Arbitrary<Body> => {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, valueArbitrary(schema, name)]),
  );
  const some = fc.record({ ...values, is_superuser: fc.constant(true) }, { requiredKeys: [] });
  return fc
    .oneof({ weight: 3, arbitrary: fc.record(values) }, { weight: 2, arbitrary: some })
    .map((body) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }));
};

const broken = fc
  .constantFrom<[type: string, body: string]>(
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
  )
  .map(([type, body]): Body => ({ body, headers: { 'content-type': type } }));

const bodyArbitrary = ({ method, body }: Operation): fc.Arbitrary<Body> => {
  const none = fc.constant<Body>({ body: null, headers: {} });
  if (method === 'GET') return none;
  const declared = Object.entries(body?.content ?? {}).map(([type, schema]) =>
    (type === 'application/json' ? json : form)(getFields(schema)),
  );
  return fc.oneof(
    { weight: 8, arbitrary: declared.length > 0 ? fc.oneof(...declared) : none },
    { weight: 2, arbitrary: broken },
    none,
  );
};

const queryArbitrary = ({ parameters }: Operation): fc.Arbitrary<string> => {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) =>
      valueArbitrary(schema, name).map((value) => [name, toText(value)] as const),
    );
  const names = fc.constantFrom('unknown', 'id', '__proto__', 'user_id', '_sort', 'q');
  const pairs = fc.array(fc.oneof(fc.tuple(names, fc.string()), ...known), { maxLength: 4 });
  return fc.oneof(
    fc.constant(''),
    pairs.map((given) => `?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`),
  );
};

const pathArbitrary = ({ path }: Operation): fc.Arbitrary<string> => {
  const others = fc.constantFrom('1e3', '%00', '%2e%2e%2f1', 'x');
  const id = fc.oneof({ weight: 6, arbitrary: idArbitrary.map(String) }, others);
  return fc.tuple(id, fc.boolean()).map(([value, hasSlash]) => {
    const filled = path.replace('{id}', value);
    return hasSlash ? filled : filled.replace(/\/$/, '');
  });
};

const headers = fc.constantFrom<Record<string, string>>(
  ...[{}, {}, {}],
  { 'x-rmt': 'x', 'x-si': '-1' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { cookie: '__proto__=1; X-RMT=%00' },
  { range: 'bytes=9-1', 'if-none-match': '*', accept: 'x/y' },
  { 'user-agent': 'x'.repeat(3_000) },
);

/** Requests of one operation: some valid, most with small violations of the contract. */
export const requestArbitrary = (operation: Operation): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      path: pathArbitrary(operation),
      query: queryArbitrary(operation),
      sent: bodyArbitrary(operation),
      more: headers,
    })
    .map(({ path, query, sent, more }) => ({
      method: operation.method,
      path: path + query,
      headers: { ...more, ...sent.headers },
      body: sent.body,
    }));
