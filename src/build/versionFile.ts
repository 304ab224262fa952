import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Open pages compare their build with `/version.json` to detect a new deployment. */
export const versionFile = (version: string): Plugin => ({
  name: 'pulsehub:version',
  enforce: 'post',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const page = String(index.source);
      // Script names contain content hashes, so another build gives another page.
      const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
      index.source = page.replace('name="version"', `$& data-build="${build}"`);
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, build }) });
    },
  },
});
