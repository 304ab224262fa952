import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the version into every page, and beside it which build the page is of: the same stands in
 * `/version.json`, by which a page that is open learns that another build was put in its place.
 */
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
      // The page names its scripts by what is in them, so another build is another page.
      const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
      index.source = page.replace('name="version"', `$& data-build="${build}"`);
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, build }) });
    },
  },
});
