import { isFields } from '../../../src/model/fields';

/** Parts of an OpenAPI 3 document that the comparison reads, with their references resolved. */
export interface Schema {
  /** Refers to nothing. */
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
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  'x-filter'?: false;
}

type Content = Record<string, { schema?: Schema }>;

export interface Body {
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
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Follows `$ref` within the document. Returns the value itself if there is no target. */
const followRef = (document: ApiDocument, value: unknown): unknown => {
  const visited = new Set<string>();
  let found = value;
  while (isFields(found) && typeof found['$ref'] === 'string') {
    if (visited.has(found['$ref'])) return value;
    visited.add(found['$ref']);
    found = findByPointer(document, found['$ref']);
  }
  return found ?? value;
};

/** Copies a document with each `$ref` replaced by its target, which may contain itself. */
const resolveRefs = (document: ApiDocument): ApiDocument => {
  const copies = new Map<object, object>();
  const copy = (value: unknown): unknown => {
    const target = followRef(document, value);
    if (isFields(value) && target !== value && (value['readOnly'] ?? value['writeOnly']))
      return { ...value, $ref: undefined, allOf: [copy(target)] };
    if (typeof target !== 'object' || target === null) return target;
    const known = copies.get(target);
    if (known) return known;
    const resolved: object = Array.isArray(target) ? [] : {};
    copies.set(target, resolved);
    for (const [name, part] of Object.entries(target)) Object.assign(resolved, { [name]: copy(part) });
    return resolved;
  };
  return copy(document) as ApiDocument;
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
  return Object.entries(resolveRefs(document).paths).flatMap(([pathInServer, item]) => {
    const { parameters: shared, ...operations } = item ?? {};
    return Object.entries(operations as Record<string, Operation | null>)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const parameters = [...(shared ?? []), ...(operation?.parameters ?? [])];
        const path = prefix + pathInServer;
        return { method: method.toUpperCase(), path, operation: { ...operation, parameters } };
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
