/**
 * Builds the static site without writing it and prints, as JSON, what each file is made of. A program
 * of its own, since a production build needs another NODE_ENV than the tests have.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const { output } = await build({ logLevel: 'error', build: { write: false } });

const ofChunk = ({ code, imports, isEntry, facadeModuleId, modules }) => ({
  text: code,
  imports,
  isEntry,
  module: facadeModuleId,
  modules: Object.entries(modules).map(([id, { renderedLength }]) => ({ id, bytes: renderedLength })),
});

const files = output.map((file) => ({
  name: file.fileName,
  ...(file.type === 'chunk' ? ofChunk(file) : { text: Buffer.from(file.source).toString('latin1') }),
}));

process.stdout.write(
  JSON.stringify(files.map((file) => ({ ...file, gzip: gzipSync(Buffer.from(file.text)).length }))),
);
