import { texts, type Collection } from '../crud/Collection';
import type { GooglePlayRow } from '../storage/tables';

export const googlePlay: Collection<GooglePlayRow> = {
  path: 'google-play',
  empty: { url: '', version: '', must_update: false },
  take: (body) => ({
    ...texts(body, ['url', 'version']),
    ...(typeof body['must_update'] === 'boolean' ? { must_update: body['must_update'] } : {}),
  }),
  show: (row) => row,
  list: 'array',
};
