import type { GooglePlayValues } from '../model/google-play/googlePlayUrl';
import { HttpError } from './HttpError';
import { shownText } from '../model/text/shownText';

/** An update link as the screens read it: texts that are there, a switch that is one. */
export const readGooglePlayUrl = (record: Record<string, unknown>): Record<string, unknown> => {
  if (record['id'] === undefined) throw new HttpError(0, record, 'format');
  return {
    ...record,
    url: shownText(record['url']),
    version: shownText(record['version']),
    must_update: record['must_update'] === true,
  };
};

export const googlePlayBody = (data: object): object => {
  const { url = '', version = '', must_update = false } = data as Partial<GooglePlayValues>;
  return { url: url.trim(), version: version.trim(), must_update };
};
