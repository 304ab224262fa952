import { HttpError } from './HttpError';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An update link as the screens read it: texts that are there, a switch that is one. */
export const readGooglePlayUrl = (record: Record<string, unknown>): Record<string, unknown> => {
  if (record['id'] === undefined) throw new HttpError(0, record, 'format');
  return {
    ...record,
    url: textOf(record['url']),
    version: textOf(record['version']),
    must_update: record['must_update'] === true,
  };
};
