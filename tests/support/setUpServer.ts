import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startInProcessServer, type TestServer } from './startInProcessServer';

/** Starts a server before the first test of a file or `describe`, and closes it after the last. */
export const setUpServer = (options?: Parameters<typeof startInProcessServer>[0]): TestServer => {
  let running: TestServer | undefined;
  beforeAll(async () => {
    running = await startInProcessServer(options);
  });
  afterAll(() => running?.close());
  return new Proxy({} as TestServer, { get: (_, name) => running?.[name as keyof TestServer] });
};

/** Signs these accounts in before the first test of a file. Returns their access tokens. */
export const setUpTokens = <N extends string>(server: TestServer, ...accounts: N[]): Record<N, string> => {
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

/** Signs an account in before the first test of a file. Returns a function that sends requests with its token. */
export const callAs = (server: TestServer, account: string): Call => {
  const tokens: Record<string, string> = setUpTokens(server, account);
  return (method, path, body, headers = {}) =>
    server.call(method, path, { token: tokens[account], body, headers });
};

/** Starts a server for one test, and closes it afterwards. */
export const startTestServer = async (options?: Parameters<typeof startInProcessServer>[0]) => {
  const server = await startInProcessServer(options);
  onTestFinished(() => server.close());
  return server;
};
