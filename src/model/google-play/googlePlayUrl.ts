import type { Schema } from '../../api/contract';

/** An update link of a mobile application (spec 2 §3). */
export type GooglePlayUrl = Schema<'GooglePlayUrl'>;

export type GooglePlayValues = Omit<GooglePlayUrl, 'id'>;
