/** Written by `npm run api:generate` from openapi.yaml and own.yaml. */

export const sampleRows: Readonly<Record<string, readonly object[]>> = {};
