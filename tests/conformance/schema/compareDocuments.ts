import type { Section } from '../Check';
import {
  listCalls,
  findMatchingCall,
  type ApiDocument,
  type Body,
  type Call,
  type Parameter,
  type Schema,
} from './ApiDocument';
import { compareBodies } from './compareBodies';
import { describeShapes } from './shapes';

export interface SchemaFinding {
  /** Method and path that the portal uses. */
  call: string;
  part: 'call' | 'parameters' | 'request' | 'response';
  problem: string;
  /** Section of docs/backend.md with an explanation. */
  guide: string;
}

const sections: Record<string, Section> = {
  'sign-in': 'sign-in-and-codes',
  registration: 'sign-in-and-codes',
  'password-recovery': 'sign-in-and-codes',
  sessions: 'tokens-and-renewal',
  'media-library-folder': 'files',
  notification: 'notifications-and-socket',
};
const paging = new Set(['page', 'page_size', 'ordering', 'search']);

/**
 * Lists the differences that keep the portal from working with another server's OpenAPI 3 document. Ignores
 * additional calls, parameters and fields, and error responses, which frameworks seldom document.
 */
export const compareDocuments = (ours: ApiDocument, theirs: ApiDocument): SchemaFinding[] => {
  const servedCalls = listCalls(theirs);
  return listCalls(ours)
    .filter(({ operation }) => !operation.tags?.includes('server'))
    .flatMap((call) => {
      const guide =
        sections[call.operation.tags?.[0] ?? ''] ??
        (isList(call) ? 'lists-and-paging' : 'records-and-rights');
      const other = findMatchingCall(servedCalls, call);
      const found = other
        ? [...slashFindings(call, other), ...parameterFindings(call, other), ...bodyFindings(call, other)]
        : [{ part: 'call', problem: 'The document does not have this call.' } as const];
      return found.map((finding) => ({
        call: `${call.method} ${call.path}`,
        guide: `docs/backend.md#${guide}`,
        ...finding,
      }));
    });
};

type PartialFinding = Pick<SchemaFinding, 'part' | 'problem'> & { guide?: string };

const slashFindings = (call: Call, other: Call): PartialFinding[] =>
  call.path.endsWith('/') === other.path.endsWith('/')
    ? []
    : [{ part: 'call', problem: `The path in the document is ${other.path}.` }];

const getParameters = ({ operation }: Call, location: string): Parameter[] =>
  (operation.parameters ?? []).filter((one) => one.in === location);

const isList = (call: Call): boolean => getParameters(call, 'query').some(({ name }) => name === 'page');

const parameterFindings = (call: Call, other: Call): PartialFinding[] => {
  const sent = getParameters(call, 'query').filter((one) => one['x-filter'] !== false);
  const consumer = getParameters(other, 'query');
  const requiredParameters = [...consumer, ...getParameters(other, 'header')].filter(
    ({ name, required }) => required && !sent.some((one) => one.name === name && one.required),
  );
  return [
    ...sent.flatMap((one) => {
      const same = consumer.find(({ name }) => name === one.name);
      if (!same)
        return [createParameterFinding(one.name, `The query parameter "${one.name}" is not documented.`)];
      const problem = `The query parameter "${one.name}" does not have the type that the portal sends.`;
      const isNarrow = isNarrower(one.schema ?? {}, same.schema ?? {});
      return isNarrow ? [createParameterFinding(one.name, problem)] : [];
    }),
    ...requiredParameters.map(({ name }) =>
      createParameterFinding(name, `The parameter "${name}" is required, but the portal may omit it.`),
    ),
  ];
};

const createParameterFinding = (name: string, problem: string): PartialFinding => ({
  part: 'parameters',
  problem,
  ...(paging.has(name) ? { guide: 'docs/backend.md#lists-and-paging' } : {}),
});

/** Checks only numbers and booleans, because parameters are text. */
const isNarrower = (producer: Schema, read: Schema): boolean => {
  const kinds = (schema: Schema) =>
    new Set(describeShapes(schema, 'request').map(({ kind }) => (kind === 'number' ? 'integer' : kind)));
  const accepted = kinds(read);
  if (['string', 'any', 'array'].some((kind) => accepted.has(kind as 'string'))) return false;
  return [...kinds(producer)].some((kind) => kind !== 'any' && !accepted.has(kind));
};

const bodyFindings = (call: Call, other: Call): PartialFinding[] => [
  ...requestProblems(call, other).map((problem) => ({ part: 'request', problem }) as const),
  ...responseProblems(call, other).map((problem) => ({ part: 'response', problem }) as const),
];

const requestProblems = (call: Call, other: Call): string[] => {
  const sent = getContent(call.operation.requestBody);
  const read = getContent(other.operation.requestBody);
  const types = Object.keys(read).join(', ') || 'no body';
  // The portal sends the first media type in the contract, or a form with files. Other clients may send JSON instead.
  return Object.entries(sent)
    .filter(([type], position) => position === 0 || type !== 'application/json')
    .flatMap(([type, { schema }]) =>
      type in read
        ? compareBodies(schema ?? {}, read[type]?.schema ?? {}, {
            direction: 'request',
            isForm: type !== 'application/json',
          })
        : [`The portal sends ${type}, but the document has ${types}.`],
    );
};

const responseProblems = (call: Call, other: Call): string[] => {
  const read = getJsonSchema(call);
  if (!read) return [];
  const written = getJsonSchema(other);
  // A write may respond without a body (decisions §10).
  if (!written)
    return call.method === 'GET' ? ['The document has no JSON body for a successful response.'] : [];
  const candidates = [written, ...listEnvelopes(written, read)];
  const problems = candidates.map((one) =>
    compareBodies(one, read, { direction: 'response', isForm: false }),
  );
  return problems.reduce((best, next) => (next.length < best.length ? next : best));
};

/** Lists the properties that may contain the body: `results` of a page, or a nested record. */
const listEnvelopes = (written: Schema, read: Schema): Schema[] => {
  const expected = describeShapes(read, 'response');
  const isArray = expected.every(({ kind }) => kind === 'array');
  const isRecord = expected.every(({ fields }) => 'id' in fields);
  return describeShapes(written, 'response').flatMap(({ fields }) =>
    Object.entries(fields)
      .filter(([name, { schema }]) => (isArray ? name === 'results' : isRecord && isObject(schema)))
      .map(([, { schema }]) => schema),
  );
};

const isObject = (schema: Schema): boolean =>
  describeShapes(schema, 'response').some(({ kind }) => kind === 'object');

/** Ignores parameters: `application/json; charset=utf-8` is `application/json`. */
const getContent = (body: Body | undefined): NonNullable<Body['content']> =>
  Object.fromEntries(
    Object.entries(body?.content ?? {}).map(([type, media]) => [
      type.replace(/\s*;.*/, '').toLowerCase(),
      media,
    ]),
  );

const getJsonSchema = (call: Call): Schema | undefined => {
  const responses = Object.entries(call.operation.responses ?? {});
  const successes = responses.filter(([status]) => status.startsWith('2'));
  // If the document has a 2xx response, `default` is the error.
  const bodies = (
    successes.length > 0 ? successes : responses.filter(([status]) => status === 'default')
  ).map(([, response]) => {
    const content = getContent(response);
    return content['application/json'] ?? content['*/*'];
  });
  return bodies.find((body) => body?.schema)?.schema;
};
