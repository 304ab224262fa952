import { isFields } from '../../../src/model/fields';

/** Parts of an OpenAPI 3 document that the comparison reads. */
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

interface Operation {
  tags?: string[];
  parameters?: Parameter[] | null;
  requestBody?: Body;
  responses?: Record<string, Body>;
}

/** Also has one operation for each method. */
interface PathItem {
  $ref?: string;
  parameters?: Parameter[] | null;
}

export interface ApiDocument {
  openapi: string;
  servers?: { url: string; variables?: Record<string, { default?: string }> }[];
  /** A path is null if its YAML key has no value. */
  paths: Record<string, PathItem | null>;
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
  document: ApiDocument;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Follows `$ref` within the document. Returns null if its target does not exist. */
export const resolveRef = <T extends { $ref?: string }>(document: ApiDocument, value: T): T | null => {
  const visited = new Set<string>();
  let found: unknown = value;
  while (isFields(found) && typeof found['$ref'] === 'string') {
    if (visited.has(found['$ref'])) return null;
    visited.add(found['$ref']);
    found = findByPointer(document, found['$ref']);
  }
  return (found as T | undefined) ?? null;
};

const findByPointer = (document: ApiDocument, pointer: string): unknown => {
  const steps = pointer.startsWith('#/') ? pointer.slice(2).split('/').map(unescape) : [''];
  return steps.reduce<unknown>((found, step) => (isFields(found) ? found[step] : undefined), document);
};

/** Decodes one segment of a JSON pointer in a URL fragment. */
const unescape = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the path prefix of all calls: `servers` may contain `https://{host}/prefix`. */
const getPrefix = ({ servers }: ApiDocument): string => {
  const { url: template = '/', variables } = servers?.[0] ?? {};
  const url = template.replaceAll(/\{([^}]*)\}/g, (_, name: string) => variables?.[name]?.default ?? 'any');
  const base = 'http://server';
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/$/, '') : '';
};

/** Lists all calls in a document, with the parameters that their path shares. */
export const listCalls = (document: ApiDocument): Call[] => {
  const prefix = getPrefix(document);
  return Object.entries(document.paths).flatMap(([pathInServer, item]) => {
    const { parameters: shared, ...operations } = resolveRef(document, item ?? {}) ?? {};
    return Object.entries(operations as Record<string, Operation | null>)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const parameters = [...(shared ?? []), ...(operation?.parameters ?? [])];
        const path = prefix + pathInServer;
        return { method: method.toUpperCase(), path, operation: { ...operation, parameters }, document };
      });
  });
};

/** Removes the names of path parameters, which differ between documents. */
const removeParameterNames = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Finds a call in another document, if necessary with a different trailing slash. */
export const findMatchingCall = (calls: readonly Call[], { method, path }: Call): Call | undefined => {
  const pathShape = removeParameterNames(path);
  const candidates = calls.filter(
    (call) =>
      call.method === method &&
      removeParameterNames(call.path).replace(/\/$/, '') === pathShape.replace(/\/$/, ''),
  );
  return candidates.find((call) => removeParameterNames(call.path) === pathShape) ?? candidates[0];
};
