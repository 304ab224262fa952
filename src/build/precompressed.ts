import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** This level of compression takes too long to do per request. */
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
