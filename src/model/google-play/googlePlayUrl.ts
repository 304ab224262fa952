import type { Schema } from '../../api/contract';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;
