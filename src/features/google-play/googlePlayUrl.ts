import type { Schema } from '../../contract/Schema';
import { parseWebUrl } from '../../model/text';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;

/** Package name in a store URL, such as `com.example.app`. */
export const applicationId = (url: string): string | null => parseWebUrl(url)?.searchParams.get('id') || null;
