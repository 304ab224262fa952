import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const style =
  ':root{color-scheme:light dark}body{max-width:56rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}table{border-collapse:collapse}th,td{padding:.25rem .5rem;border:1px solid;text-align:start;vertical-align:top;min-width:5rem}';

/** Publishes `docs/accessibility.md` as the page linked in the footer, with the deployment's name. */
export const publishedStatement = (): Plugin => ({
  name: 'pulsehub:published-statement',
  apply: 'build',
  async generateBundle() {
    const markdown = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');
    const title = /^# (.*)/.exec(markdown)?.[1] ?? '';
    const body = await marked(markdown);
    const source = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
    const brand = process.env['VITE_BRAND_NAME'] || 'PulseHub';
    const emit = (fileName: string, name: string) =>
      this.emitFile({ type: 'asset', fileName, source: source.replaceAll('PulseHub', () => name) });
    emit('accessibility.html', brand);
    emit('.vite/pages/accessibility.html', `{{VITE_BRAND_NAME=${brand}}}`);
  },
});
