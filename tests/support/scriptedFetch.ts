import { afterEach, vi } from 'vitest';

export interface RecordedCall {
  path: string;
  body: unknown;
  bearer: string | null;
}

/**
 * Stubs fetch with these bodies by path, as JSON with 200; a Response is returned as it is, and other paths
 * are 404. For responses that a healthy backend does not give. Returns the list of calls, which grows.
 */
export const scriptedFetch = (answers: Record<string, unknown>): RecordedCall[] => {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const bearer = new Headers(init.headers).get('authorization');
    calls.push({
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      bearer: bearer?.replace('Bearer ', '') ?? null,
    });
    if (!(path in answers)) return new Response('{}', { status: 404 });
    const scripted = answers[path];
    const result: unknown = await (typeof scripted === 'function' ? (scripted as () => unknown)() : scripted);
    return result instanceof Response ? result : new Response(JSON.stringify(result));
  });
  return calls;
};

afterEach(() => void vi.unstubAllGlobals());
