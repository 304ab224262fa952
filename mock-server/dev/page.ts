import { escapeHtml } from '../../src/model/text';

export const renderPage = (title: string, content: Markup, script?: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | PulseHub development</title>
        <link rel="stylesheet" href="/dev/assets/dev.css" />
        <link rel="icon" href="/dev/assets/mark.svg" type="image/svg+xml" />
        ${script === undefined ? null : html`<script src="/dev/assets/${script}" defer></script>`}
      </head>
      <body>
        <header>
          <img src="/dev/assets/mark.svg" alt="" width="28" height="28" />
          <span>PulseHub development</span>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;

class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[] | null;

const renderPart = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
};

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + renderPart(parts[index - 1] ?? null) + string));
