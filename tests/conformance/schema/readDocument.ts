import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { isFields } from '../../../src/model/fields';
import type { ApiDocument } from './ApiDocument';

/** Reads an OpenAPI 3 document, JSON or YAML, from a URL or a file. Rejects with a readable message. */
export const readDocument = async (place: string): Promise<ApiDocument> => {
  const document = parse(/^https?:/.test(place) ? await fetchText(place) : await readText(place));
  if (document === undefined) throw new Error(`${place} is neither JSON nor YAML.`);
  if (!isFields(document)) throw new Error(`${place} is no OpenAPI document.`);
  const { swagger, openapi = swagger, paths } = document;
  // YAML parses an unquoted version as a number.
  if (typeof openapi !== 'string' && typeof openapi !== 'number')
    throw new Error(`${place} is no OpenAPI document: it names no version.`);
  const version = String(openapi);
  if (!/^3(\.|$)/.test(version)) throw new Error(`${place} is of version ${version}; OpenAPI 3 is needed.`);
  if (!isFields(paths)) throw new Error(`${place} is no OpenAPI document: it has no paths.`);
  return { ...document, openapi: version, paths: paths as ApiDocument['paths'] };
};

const readText = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`There is no file ${path}; an address begins with http:// or https://.`, {
      cause: error,
    });
  }
};

const fetchText = async (address: string): Promise<string> => {
  const headers = {
    accept: 'application/vnd.oai.openapi+json, application/json, application/yaml;q=0.9, */*;q=0.1',
  };
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.text();
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${address} could not be read: ${reason}.`, { cause: error });
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
