/**
 * Builds the static site without writing it and prints its files as JSON. It is a separate program because
 * a production build needs another NODE_ENV than the tests.
 */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const { output } = await build({ logLevel: 'error', build: { write: false } });

const ofChunk = ({ code, imports, facadeModuleId, modules }) => ({
  text: code,
  imports,
  module: facadeModuleId,
  modules: Object.entries(modules).map(([id, { renderedLength }]) => ({ id, bytes: renderedLength })),
});

const files = output.map((file) => ({
  name: file.fileName,
  ...(file.type === 'chunk' ? ofChunk(file) : { text: Buffer.from(file.source).toString('latin1') }),
}));

process.stdout.write(
  JSON.stringify(
    files.map((file) => ({ ...file, compressed: brotliCompressSync(Buffer.from(file.text)).length })),
  ),
);
