import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inline = (text: string) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^[\]]+)\]\((https:[^()\s]+)\)/g, '<a href="$2">$1</a>');

const row = (line: string, cell: 'th' | 'td') =>
  `<tr>${line
    .slice(1, -1)
    .split('|')
    .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
    .join('')}</tr>`;

const blockOf = (block: string): string => {
  const lines = block.split('\n');
  const [first = '', , ...rest] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (first.startsWith('- '))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (!first.startsWith('|')) return `<p>${inline(lines.join(' '))}</p>`;
  const body = rest.map((line) => row(line, 'td')).join('');
  return `<table><thead>${row(first, 'th')}</thead><tbody>${body}</tbody></table>`;
};

const style =
  ':root{color-scheme:light dark}body{max-width:56rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}table{border-collapse:collapse}th,td{padding:.25rem .5rem;border:1px solid;text-align:start;vertical-align:top;min-width:5rem}';

/** The Markdown that our own page uses: headings, paragraphs, lists, tables, links, code. */
export const statementPage = (markdown: string): string => {
  const blocks = markdown.trim().split(/\n\n+/);
  const title = escaped(blocks[0]?.slice(2) ?? '');
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main>${blocks.map(blockOf).join('')}</main></body></html>`;
};

/** `docs/accessibility.md` as a page, which the footer links. */
export const publishedStatement = (): Plugin => ({
  name: 'pulsehub:published-statement',
  apply: 'build',
  generateBundle() {
    const markdown = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'accessibility.html', source: statementPage(markdown) });
  },
});
