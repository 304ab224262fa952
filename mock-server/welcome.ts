import type { RunningServer } from './createServer';
import { accountEmail, accounts, seededPassword } from './dev/accounts';
import type { DevToolsAccess } from './dev/devTools';

const describeMailPage = (url: string) => `Mail arrives at ${url}/dev/mail (as JSON: ${url}/dev/outbox).`;

const describeDevTools: Record<DevToolsAccess, (url: string, host: string) => string[]> = {
  loopback: (url) => [describeMailPage(url), '/dev/* is open to this machine only.'],
  exposed: (url, host) => [
    describeMailPage(url),
    `EXPOSE_DEV_TOOLS is set: anyone who reaches ${host} can read every code at /dev/* and sign in to any account.`,
    'Under a host name other than localhost, they open only if it is the host of PORTAL_ORIGIN.',
  ],
  closed: (_url, host) => [
    `/dev/* is closed, because the server listens on ${host}. EXPOSE_DEV_TOOLS=1 opens it to anyone who reaches it.`,
  ],
};

export const getWelcomeLines = (server: Pick<RunningServer, 'url' | 'context' | 'devTools'>): string[] => {
  const { host, dataDir } = server.context.settings;
  return [
    '',
    `PulseHub runs at ${server.url}`,
    'This server is for development. To run the portal for others, see docs/operations.md.',
    '',
    `Accounts (password ${seededPassword}):`,
    ...accounts.map(({ name }) => `  ${accountEmail(name)}`),
    '',
    ...describeDevTools[server.devTools](server.url, host),
    'Emailed codes are printed here.',
    `The API is described at ${server.url}/api/docs. The data is in ${dataDir}.`,
    '',
  ];
};
