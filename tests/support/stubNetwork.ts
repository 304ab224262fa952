import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>;

/**
 * Returns the calls of this browser by path; a path that is not named cannot be reached. Sockets never
 * open. Returns what was asked.
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
