import { afterAll, beforeAll, inject } from 'vitest';
import { fetchMailedCode, type Backend } from './startServerProcess';

const nativeFetch = globalThis.fetch;

/** Starts a freshly seeded backend before the first test of a file, and stops it after the last. */
export const setUpBackend = (): Backend => {
  const host = inject('backendPool');
  const backend: Backend = {
    url: '',
    mailedCode: (email) => fetchMailedCode(backend.url, email),
    close: async () => void (await nativeFetch(`${host}/?url=${backend.url}`, { method: 'DELETE' })),
  };
  beforeAll(async () => {
    const response = await nativeFetch(host, { method: 'POST' });
    backend.url = await response.text();
    if (!response.ok) throw new Error(backend.url);
  });
  afterAll(() => backend.close());
  return backend;
};
