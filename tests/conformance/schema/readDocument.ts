import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { isFields } from '../../../src/model/fields';
import type { ApiDocument } from './ApiDocument';

/** Reads an OpenAPI 3 document, JSON or YAML, from a URL or a file. Rejects with a readable message. */
export const readDocument = async (source: string): Promise<ApiDocument> => {
  const document = parse(/^https?:/.test(source) ? await fetchText(source) : await readText(source));
  if (document === undefined) throw new Error(`${source} is neither JSON nor YAML.`);
  if (!isFields(document)) throw new Error(`${source} is not an OpenAPI document.`);
  const { swagger, openapi = swagger, paths } = document;
  // YAML parses an unquoted version as a number.
  if (typeof openapi !== 'string' && typeof openapi !== 'number')
    throw new Error(`${source} is not an OpenAPI document: it has no version.`);
  const version = String(openapi);
  if (!/^3(\.|$)/.test(version))
    throw new Error(`${source} has version ${version}, but version 3 is required.`);
  if (!isFields(paths)) throw new Error(`${source} is not an OpenAPI document: it has no paths.`);
  return { ...document, openapi: version, paths: paths as ApiDocument['paths'] };
};

const readText = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`The file ${path} does not exist. A URL must begin with http:// or https://.`, {
      cause: error,
    });
  }
};

const fetchText = async (url: string): Promise<string> => {
  const headers = {
    accept: 'application/vnd.oai.openapi+json, application/json, application/yaml;q=0.9, */*;q=0.1',
  };
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.text();
    throw new Error(`the server returned ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${url} could not be read: ${reason}.`, { cause: error });
  }
};

/** Parses YAML, which includes JSON. Returns undefined for anything else. */
const parse = (text: string): unknown => {
  try {
    return load(text);
  } catch {
    return undefined;
  }
};
