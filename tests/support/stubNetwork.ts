import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>;

/**
 * Stubs fetch with these responses by path; any other path is a network error. Sockets never open.
 * Returns the list of calls, which grows.
 */
export const stubNetwork = (answers: Record<string, () => Answer>): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body = {} } = await answer();
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      send() {}
      close() {}
    },
  );
  return asked;
};
