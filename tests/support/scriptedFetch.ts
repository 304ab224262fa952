import { afterEach, vi } from 'vitest';

export interface RecordedCall {
  path: string;
  body: unknown;
  bearer: string | null;
}

/**
 * What the server of a test returns by path, as JSON with 200; a Response stands for itself, and what is
 * missing is a 404. For what a healthy backend cannot be brought to do. Returns the calls as they went out.
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
