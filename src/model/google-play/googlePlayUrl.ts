import type { Schema } from '../../contract/Schema';
import { webAddress } from '../text';

export type GooglePlayUrl = Schema<'GooglePlayUrl'>;

/** The package that the address of a store names, as `com.example.app`. */
export const applicationId = (url: string): string | null => webAddress(url)?.searchParams.get('id') || null;
