import { createHash } from 'node:crypto';
import { build, runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../src/app/prerender';

/** As the first script marks it: whoever is signed in is sent on from a public page, which is not to flash up. */
const hiddenFromSignedIn = '<style>[data-hidden] #root{visibility:hidden}</style>';

/** What the sources touch of a browser when they are loaded. */
const nothing = () => {};
const browserless = { addEventListener: nothing, removeEventListener: nothing };

const renderPages = async ({ root, mode }: ResolvedConfig): Promise<PrerenderedPage[]> => {
  Object.assign(globalThis, browserless);
  const options = { root, mode, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ pages: PrerenderedPage[] }>('/src/app/prerender.tsx', options);
  return module.pages;
};

/** The small script within every page, as one line. */
const buildFirstScript = async ({ root, mode }: ResolvedConfig): Promise<string> => {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/firstScript.ts', formats: ['iife'], name: 'firstScript' },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The first script could not be built.');
  return chunk.code.trim();
};

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Renders the public pages into files of their own, so that they are painted before their script is
 * there, and puts the first script into every page. The page's own policy names that script's digest,
 * for whichever server delivers it.
 */
export const prerenderedPages = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'pulsehub:prerendered-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const script = await buildFirstScript(config);
        const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${digest(script)}" />`;
        const page = String(index.source).replace(
          '<title>',
          () => `${policy}\n    <script>${script}</script>\n    <title>`,
        );
        index.source = page;
        for (const { path, title, styles, body } of await renderPages(config)) {
          const source = page
            .replace(/<title>.*<\/title>/, () => title + hiddenFromSignedIn + styles)
            .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${body}</div>`)
            .replace('<input', '<input autofocus');
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
        }
      },
    },
  };
};
