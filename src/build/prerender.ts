import { createHash } from 'node:crypto';
import { build, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPage } from '../app/prerender';
import type * as Settings from '../settings';

/** Hides `data-hidden` pages, and in Firefox, which ignores `rel="expect"`, the form until the `noscript` after it is parsed. */
const hidingStyle = '<style>[data-hidden] #root{visibility:hidden}#root:not(:has(~#end)){opacity:0}</style>';

/** Delays Chromium's first layout until that `noscript`, so that the form is not laid out twice. */
const renderBlocker = '<link rel="expect" href="#end" blocking="render">';

const noop = () => {};
/** Replaces Node's BroadcastChannel, which would keep the build running. */
class SilentChannel {
  addEventListener = noop;
}
const browserStubs = {
  addEventListener: noop,
  removeEventListener: noop,
  BroadcastChannel: SilentChannel,
};

const load = async <Module>({ root, mode }: ResolvedConfig, source: string, define = {}): Promise<Module> => {
  const options = { root, mode, define, configFile: false, logLevel: 'error' } as const;
  return (await runnerImport<Module>(source, options)).module;
};

type Texts = Record<string, string>;

/** Wraps texts as `{{VITE_BRAND_NAME=PulseHub}}`, replaced by docs/deploy/settings.sh; they may be nested. */
const wrapPlaceholders = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `{{${name}=${text}}}`]));

const envDefines = (placeholders: Texts): Texts =>
  Object.fromEntries(
    Object.entries(placeholders).map(([name, text]) => [`import.meta.env.${name}`, JSON.stringify(text)]),
  );

/** A file of the public texts. */
interface PublicTexts {
  signIn?: { provider: Texts };
}

/** Wraps the names of sign-in providers as `{{LABEL_google=Google}}`, in the form of `VITE_SIGN_IN_LABELS`. */
const wrapLabels = (texts: readonly PublicTexts[]): string =>
  texts
    .flatMap(({ signIn }) => Object.entries(signIn?.provider ?? {}))
    .map(([name, label]) => `${name}={{LABEL_${name}=${label}}}`)
    .join('; ');

const loadPlaceholders = async (config: ResolvedConfig): Promise<Texts> => {
  const { settings } = await load<typeof Settings>(config, '/src/settings.ts');
  const names = wrapPlaceholders({
    VITE_BRAND_NAME: settings.brandName,
    VITE_COMPANY_NAME: settings.companyName,
    VITE_SUPPORT_EMAIL: settings.supportEmail,
    VITE_PRODUCT_NAME: settings.productName,
  });
  return names;
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Replaces the innermost placeholders first. */
const fillDefaults = (template: string): string => {
  const next = template.replace(
    /\{\{(?:VITE|LABEL)_\w+=((?:(?!\{\{|\}\}).)*)\}\}/g,
    (_all, text: string) => text,
  );
  return next === template ? template : fillDefaults(next);
};

const renderPages = async (config: ResolvedConfig, placeholders: Texts): Promise<PrerenderedPage[]> => {
  Object.assign(globalThis, browserStubs);
  const names = envDefines(placeholders);
  const { texts } = await load<{ texts: readonly PublicTexts[] }>(
    config,
    '/src/i18n/en/public/index.ts',
    names,
  );
  const define = { ...names, 'import.meta.env.VITE_SIGN_IN_LABELS': JSON.stringify(wrapLabels(texts)) };
  const module = await load<{ prerendered: PrerenderedPage[] }>(config, '/src/app/prerender.tsx', define);
  return module.prerendered;
};

type Chunks = readonly Rolldown.OutputChunk[];

const collectFiles = (chunks: Chunks, isWanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> => {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
  };
  chunks.filter(isWanted).forEach(visit);
  return found;
};

/** Matches the chunk that contains a module, and a facade chunk that reexports it. */
const hasModule =
  (source: string) =>
  ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    [...moduleIds, facadeModuleId].some((id) => id?.endsWith(source));

/** Chunks of the signed-in shell that the entry does not load. */
const shellFiles = (chunks: Chunks): string[] => {
  const entry = collectFiles(chunks, hasModule('/src/main.tsx'));
  const shell = collectFiles(chunks, hasModule('/src/app/SignedInApp.tsx'));
  return [...shell].filter((file) => !entry.has(file));
};

const buildScript = async ({ root, mode }: ResolvedConfig, source: string): Promise<string> => {
  const outputs = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'script' },
    },
  });
  const [chunk] = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${source} could not be built.`);
  return chunk.code.trim();
};

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of the main colour in the icon. */
const digits = '0F766E';
const mainColour = `{{VITE_MAIN_COLOUR=#${digits}}}`;

/** Inlines the favicon, with placeholders for the main colour or a deployment's own icon; also returns it for a file. */
const inlineIcon = (page: string, bundle: Rolldown.OutputBundle) => {
  const name = /href="\/(assets\/mark[^"]*)"/.exec(page)?.[1] ?? '';
  const icon = bundle[name];
  if (icon?.type !== 'asset') throw new Error('index.html names no icon.');
  delete bundle[name];
  const source = String(icon.source);
  const picture = encodeURIComponent(source).replace(digits, `{{VITE_MAIN_COLOUR_DIGITS=${digits}}}`);
  return {
    page: page.replace(`/${name}`, () => `{{VITE_FAVICON=data:image/svg+xml,${picture}}}`),
    icon: source.replace(`#${digits}`, mainColour),
  };
};

/** Names the portal on a phone's home screen. */
const createManifest = (name: string): string =>
  JSON.stringify({
    name,
    start_url: '/',
    display: 'standalone',
    theme_color: mainColour,
    // Chromium takes a data: URL only with its type, which a deployment's own icon may not have.
    icons: [{ src: '{{VITE_FAVICON=/icon.svg}}', sizes: 'any' }],
  });

const scriptTag = /<script type="module"[^>]*><\/script>/g;

/** Moves scripts and preloads to the top, because browsers delay those after a policy in a meta tag. */
const hoistTags = (page: string, preloads: readonly string[] = []): string => {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const tags = [...(page.match(scriptTag) ?? []), ...links];
  return page.replace(scriptTag, '').replace('<meta charset="utf-8" />', (meta) => meta + tags.join(''));
};

const manifestLink = '<link rel="manifest" href="/manifest.json" />';

const addToHead = (page: string, script: string): string => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hashSource(script)}" />`;
  return page.replace('<title>', () => `${policy}<script>${script}</script>${manifestLink}<title>`);
};

/** Prerenders the public pages and inlines the small script; the templates for deployments go to `.vite/pages`. */
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
        delete bundle['index.html'];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const beforePaint = await buildScript(config, 'src/beforePaint.ts');
        const placeholders = await loadPlaceholders(config);
        const brandName = placeholders['VITE_BRAND_NAME'] ?? '';
        const { page: source, icon } = inlineIcon(String(index.source), bundle);
        const brand = () => escapeHtml(brandName);
        const page = addToHead(source.replaceAll('PulseHub', brand), beforePaint);
        const emit = (name: string, template: string) => {
          this.emitFile({ type: 'asset', fileName: `.vite/pages/${name}`, source: template });
          this.emitFile({ type: 'asset', fileName: name, source: fillDefaults(template) });
        };
        emit('manifest.json', createManifest(brandName));
        emit('icon.svg', icon);
        emit('index.html', hoistTags(page, shellFiles(chunks)));
        for (const { path, title, styles, body } of await renderPages(config, placeholders)) {
          const template = hoistTags(page)
            .replace(/<title>.*<\/title>/, () => title + renderBlocker + hidingStyle + styles)
            .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${body}</div>`)
            .replace('<input', '<input autofocus');
          emit(`${path.slice(1)}.html`, template);
        }
      },
    },
  };
};
