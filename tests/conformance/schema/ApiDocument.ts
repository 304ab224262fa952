/** What the comparison reads of an OpenAPI 3 document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  readOnly?: boolean;
  writeOnly?: boolean;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  'x-filter'?: false;
}

type Content = Record<string, { schema?: Schema }>;

export interface Body {
  $ref?: string;
  content?: Content;
}

export interface Operation {
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

export interface ApiDocument {
  openapi: string;
  servers?: { url: string }[];
  paths: Record<string, object>;
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
  document: ApiDocument;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The object that a `$ref` within the document points to; an unknown one is empty. */
export const resolve = <T extends { $ref?: string }>(document: ApiDocument, value: T): T => {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice(2).split('/').map(unescape);
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    document,
  );
  return (found ?? {}) as T;
};

/** Of a JSON pointer in an address. */
const unescape = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Where the calls of the document begin: `servers` may say `https://host/prefix`. */
const prefixOf = ({ servers }: ApiDocument): string =>
  new URL(servers?.[0]?.url ?? '/', 'http://server').pathname.replace(/\/$/, '');

/** All calls of a document. Parameters of a path belong to each of its calls. */
export const callsOf = (document: ApiDocument): Call[] => {
  const prefix = prefixOf(document);
  return Object.entries(document.paths).flatMap(([below, item]) => {
    const { parameters: shared = [] } = item as { parameters?: Parameter[] };
    return Object.entries(item as Record<string, Operation>)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: prefix + below,
        operation: { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
        document,
      }));
  });
};

/** Parameters bear other names elsewhere. */
const nameless = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** The same call of another document; one that differs only in the slash at its end, if there is no better one. */
export const sameCall = (calls: readonly Call[], { method, path }: Call): Call | undefined => {
  const wanted = nameless(path);
  const alike = calls.filter(
    (call) => call.method === method && nameless(call.path).replace(/\/$/, '') === wanted.replace(/\/$/, ''),
  );
  return alike.find((call) => nameless(call.path) === wanted) ?? alike[0];
};
