import type { Schema } from '../../contract/Schema';
import { webAddress } from '../text';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;

/** Package name in a store URL, such as `com.example.app`. */
export const applicationId = (url: string): string | null => webAddress(url)?.searchParams.get('id') || null;
