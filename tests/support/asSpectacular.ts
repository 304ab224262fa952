import type { ApiDocument } from '../conformance/schema/ApiDocument';
import { isFields, type Fields } from '../../src/model/fields';

/** What drf-spectacular writes for each serializer that a view parses. */
const parsed = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** OpenAPI 3.0 has neither `null` as a type nor `const`. */
const schemaOf30 = (schema: Fields): Fields => {
  const { type, const: only, anyOf, ...rest } = schema;
  const written: Fields = { ...rest };
  const types = [type].flat().filter((one) => one !== undefined);
  if (types.length > 0) written['type'] = types.find((one) => one !== 'null');
  if (types.includes('null')) written['nullable'] = true;
  if (only !== undefined) written['enum'] = [only];
  if (Array.isArray(anyOf)) {
    const parts = anyOf.filter((part: Fields) => part['type'] !== 'null');
    if (parts.length < anyOf.length) written['nullable'] = true;
    written[parts.length === 1 ? 'allOf' : 'oneOf'] = parts;
  }
  return written;
};

const rewrite = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isFields(value)) return value;
  const written = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewrite(one)]));
  const isSchema = ['type', 'anyOf', 'const'].some((keyword) => {
    const said = written[keyword];
    return typeof said === 'string' || Array.isArray(said);
  });
  return isSchema ? schemaOf30(written) : written;
};

/**
 * A document as drf-spectacular would write it for a server that serves the contract: OpenAPI 3.0.3 with `nullable`,
 * each body for all parsers, a deletion without a body, and each path with a slash, the four others routed twice.
 */
export const asSpectacular = (contract: ApiDocument): ApiDocument => {
  const document = rewrite(structuredClone(contract)) as ApiDocument & { paths: Record<string, Fields> };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!isFields(operation)) continue;
      const body = operation['requestBody'];
      if (isFields(body) && isFields(body['content'])) {
        const [first] = Object.values(body['content']);
        body['content'] = Object.fromEntries(parsed.map((type) => [type, first]));
      }
      if (method === 'delete') operation['responses'] = { 204: { description: 'No response body' } };
    }
    if (!path.endsWith('/')) document.paths[`${path}/`] = item;
  }
  return { ...document, openapi: '3.0.3', servers: [] };
};
