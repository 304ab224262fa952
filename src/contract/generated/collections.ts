/** Written by `npm run api:generate` from openapi.yaml and own.yaml. */

import type { Collection } from '../Collection';

/** The resources of own.yaml. */
export const collections: Readonly<Record<string, Collection>> = {};
