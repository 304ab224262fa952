import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import type { ApiDocument } from './ApiDocument';

/** Reads an OpenAPI 3 document, JSON or YAML, from an address or a file. Rejects with a sentence. */
export const readDocument = async (place: string): Promise<ApiDocument> => {
  const text = /^https?:/.test(place) ? await fetchText(place) : await readFile(place, 'utf8');
  const document = parse(text) as Partial<ApiDocument> | null | undefined;
  if (typeof document?.paths !== 'object')
    throw new Error(`${place} is no OpenAPI document: it has no paths.`);
  const { openapi = 'an older version', paths } = document;
  if (!/^3\./.test(openapi)) throw new Error(`${place} is of ${openapi}; OpenAPI 3 is needed.`);
  return { ...document, openapi, paths };
};

const fetchText = async (address: string): Promise<string> => {
  const headers = {
    accept: 'application/vnd.oai.openapi+json, application/json, application/yaml;q=0.9, */*;q=0.1',
  };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
};

/** JSON is YAML; null for what is neither. */
const parse = (text: string): unknown => {
  try {
    return load(text);
  } catch {
    return null;
  }
};
