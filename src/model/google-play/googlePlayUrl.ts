import type { Schema } from '../../contract/Schema';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;
