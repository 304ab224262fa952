import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { dump } from 'js-yaml';
import type { Plugin } from 'vite';
import { contractFile, readContract, readOwn } from '../contract/readContract.ts';

/** Writes `/version.json`, which open pages poll to detect a new deployment. */
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
      // Script names contain content hashes, so the page differs between builds.
      const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
      index.source = page.replace('name="version"', `$& data-build="${build}"`);
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, build }) });
    },
  },
});

export const publishedContract = (): Plugin => ({
  name: 'pulsehub:published-contract',
  apply: 'build',
  generateBundle() {
    const own = readOwn();
    const hasOwn = Object.keys(own.paths ?? {}).length > 0;
    const source = hasOwn ? dump(readContract(own), { noRefs: true }) : readFileSync(contractFile);
    this.emitFile({ type: 'asset', fileName: 'openapi.yaml', source });
  },
});

/** Empty until a deployment replaces them, so that no page requests a missing file. */
export const operatorFiles = (): Plugin => {
  const names = ['notice.json', 'services.json'];
  const source = '{}';
  return {
    name: 'pulsehub:operator-files',
    generateBundle() {
      for (const fileName of names) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares }) => {
      for (const name of names) middlewares.use(`/${name}`, (_req, res) => void res.end(source));
    },
  };
};

/** Lists the modules of each script for the size tests; `.vite/` is not served. */
export const chunkList = (): Plugin => {
  let root = '';
  const toRelativePath = (id: string | null) => id && relative(root, id);
  return {
    name: 'pulsehub:chunk-list',
    apply: 'build',
    configResolved: (config) => void ({ root } = config),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? {
                name: file.fileName,
                imports: file.imports,
                module: toRelativePath(file.facadeModuleId),
                modules: Object.entries(file.modules).map(([id, { renderedLength }]) => ({
                  id: toRelativePath(id),
                  bytes: renderedLength,
                })),
              }
            : [],
        );
        this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
      },
    },
  };
};

const compress = promisify(brotliCompress);

/** Compresses at build time, because this level is too slow per request. */
export const precompressed = (): Plugin => ({
  name: 'pulsehub:precompressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const scripts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'));
    await Promise.all(
      scripts.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        await writeFile(join(dir, `${file.fileName}.br`), await compress(text));
      }),
    );
  },
});
