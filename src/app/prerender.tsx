import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createBlockableHistory } from '../ui/navigation/blockableHistory';
import { PortalRouter } from '../ui/navigation/PortalRouter';
import { App } from './App';
import { publicNeeds } from './firstNeeds';
import { createStyleCache } from './styleCache';

export interface PrerenderedPage {
  path: string;
  title: string;
  styles: string;
  body: string;
}

/** Styles without a class are global; Emotion rehydrates both by these names, and moves none that has `data-s`. */
const stylesOf = ({ inserted, registered }: EmotionCache): string => {
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
  const history = createBlockableHistory(createMemoryHistory({ initialEntries: [path] }));
  const render = () => {
    const cache = createStyleCache();
    // Keeps Emotion from inlining styles beside each element.
    cache.compat = true;
    const markup = renderToString(
      <CacheProvider value={cache}>
        <PortalRouter history={history}>
          <App />
        </PortalRouter>
      </CacheProvider>,
    );
    return { markup, cache };
  };
  // The first render starts the lazy imports, the second one has them.
  render();
  await new Promise((resolve) => setTimeout(resolve));
  const { markup, cache } = render();
  if (markup.includes(fallback)) throw new Error(`${path} could not be rendered.`);
  const title = /<title>.*?<\/title>/.exec(markup)?.[0] ?? '';
  const body = markup.replace(title, '');
  return { path, title, styles: stylesOf(cache), body };
};

// The lazy imports of the first render then resolve at once.
await Promise.all(publicNeeds.flatMap(({ sources }) => sources.map((source) => import(`/${source}`))));

/** Rendered at import time, because the module runner closes afterwards. */
export const pages = await Promise.all(publicNeeds.map(({ path }) => prerender(path)));
