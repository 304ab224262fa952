import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './App';
import { publicPages } from './pages';
import { routes } from './router';

export interface PrerenderedPage {
  path: string;
  title: string;
  styles: string;
  body: string;
}

/** Styles without a class are global. Emotion hydrates both kinds by name, and leaves tags with `data-s` in place. */
const renderStyles = ({ inserted, registered }: EmotionCache): string => {
  const styles = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = (name: string) => registered[`css-${name}`] === undefined;
  const globalStyles = styles.filter(([name]) => isGlobal(name));
  const classStyles = styles.filter(([name]) => !isGlobal(name));
  const names = classStyles.map(([name]) => name).join(' ');
  return [
    ...globalStyles.map(([name, css]) => `<style data-emotion="css-global ${name}" data-s>${css}</style>`),
    `<style data-emotion="css ${names}" data-s>${classStyles.map(([, css]) => css).join('')}</style>`,
  ].join('');
};

const fallback = '<!--$!-->';

const prerender = async (path: string): Promise<PrerenderedPage> => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const render = () => {
    const cache = createCache({ key: 'css' });
    // Keeps Emotion from inlining styles beside each element.
    cache.compat = true;
    const page = (
      <CacheProvider value={cache}>
        <App router={router} />
      </CacheProvider>
    );
    return { markup: renderToString(page), cache };
  };
  let rendered = render();
  // Renders again until lazy pages have loaded.
  for (let attempts = 0; rendered.markup.includes(fallback) && attempts < 300; attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rendered = render();
  }
  const { markup, cache } = rendered;
  if (markup.includes(fallback)) throw new Error(`${path} could not be rendered.`);
  const title = /<title>.*?<\/title>/.exec(markup)?.[0] ?? '';
  const body = markup.replace(title, '');
  return { path, title, styles: renderStyles(cache), body };
};

const prerenderedPaths = publicPages.flatMap((page) => (page.isPrerendered ? page.paths : []));

/** Rendered on import, because the module runner closes afterwards. */
export const prerendered: PrerenderedPage[] = [];
for (const path of prerenderedPaths) prerendered.push(await prerender(path));
