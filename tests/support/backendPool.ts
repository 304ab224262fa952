import type { TestProject } from 'vitest/node';
import { scriptedServer } from './scriptedServer';
import { startInProcessServer, type TestServer } from './startInProcessServer';

declare module 'vitest' {
  interface ProvidedContext {
    backendPool: string;
  }
}

/**
 * Starts backends for screen tests, which cannot start them because of happy-dom's globals.
 * `POST /` returns the URL of a freshly seeded backend and starts a spare one; `DELETE /?url=…` stops it.
 */
export default async ({ provide }: TestProject) => {
  const running = new Map<string, TestServer>();
  const start = async () => {
    const server = await startInProcessServer({ seed: { logs: 1000 } });
    running.set(server.url, server);
    return server.url;
  };
  let spare = start();
  const acquire = () => {
    const backend = spare;
    spare = backend.then(start);
    return backend;
  };
  const end = async (url: string) => {
    await running.get(url)?.close();
    running.delete(url);
    return url;
  };
  const host = await scriptedServer((call, response) => {
    const url = new URL(call.url, 'http://host').searchParams.get('url') ?? '';
    const done = call.method === 'POST' ? acquire() : end(url);
    done.then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  provide('backendPool', host.url);
  return async () => {
    await host.close();
    await spare;
    await Promise.all([...running.keys()].map(end));
  };
};
