import { startInProcessServer, type TestServer } from '../support/startInProcessServer';

export const few = 70;
export const many = 100_000;

const running = new Map<number, Promise<TestServer>>();

/** Returns a server with that many users and log entries, shared by all groups that need the same number. */
export const serverOf = (users: number): Promise<TestServer> => {
  const server =
    running.get(users) ?? startInProcessServer({ seed: { users, notifications: 0, files: 0, logs: users } });
  running.set(users, server);
  return server;
};

export const closeServers = async (): Promise<void> => {
  for (const server of running.values()) await (await server).close();
};
