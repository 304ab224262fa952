import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const publishedContract = (): Plugin => ({
  name: 'pulsehub:published-contract',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('../api/openapi.yaml', import.meta.url));
    this.emitFile({ type: 'asset', fileName: 'openapi.yaml', source });
  },
});
