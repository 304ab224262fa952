import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startInProcessServer, type TestServer } from './startInProcessServer';

/** The server of a test file, or of a `describe`: started before its first test, closed after its last. */
export const serverForFile = (options?: Parameters<typeof startInProcessServer>[0]): TestServer => {
  let running: TestServer | undefined;
  beforeAll(async () => {
    running = await startInProcessServer(options);
  });
  afterAll(() => running?.close());
  return new Proxy({} as TestServer, { get: (_, name) => running?.[name as keyof TestServer] });
};

/** Access tokens of these accounts, which sign in before the first test of a file. */
export const tokensOf = <N extends string>(server: TestServer, ...accounts: N[]): Record<N, string> => {
  const tokens = {} as Record<N, string>;
  beforeAll(async () => {
    for (const account of accounts) tokens[account] = (await server.signIn(account)).access;
  });
  return tokens;
};

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => ReturnType<TestServer['call']>;

/** Calls as an account, which signs in before the first test of a file. */
export const callAs = (server: TestServer, account: string): Call => {
  const tokens: Record<string, string> = tokensOf(server, account);
  return (method, path, body, headers = {}) =>
    server.call(method, path, { token: tokens[account], body, headers });
};

/** Another server, which is closed after the test. */
export const serverForTest = async (options?: Parameters<typeof startInProcessServer>[0]) => {
  const server = await startInProcessServer(options);
  onTestFinished(() => server.close());
  return server;
};
