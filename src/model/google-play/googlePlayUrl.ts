import type { Schema } from '../../api/contract';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;

export type GooglePlayValues = Omit<GooglePlayUrl, 'id'>;
