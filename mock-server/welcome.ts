import type { RunningServer } from './createServer';
import { accountEmail, accounts, seededPassword } from './dev/accounts';
import type { DevTools } from './dev/devTools';

const mail = (url: string) =>
  `Mail arrives at ${url}/dev/mail (as data: ${url}/dev/outbox). Codes are printed here as well.`;

const devTools: Record<DevTools, (url: string, host: string) => string[]> = {
  loopback: (url) => [mail(url), '/dev/* is open, to this machine alone.'],
  exposed: (url, host) => [
    mail(url),
    `EXPOSE_DEV_TOOLS is set: whoever reaches ${host} reads every code at /dev/* and signs in as any account.`,
    'Under another name than localhost they open only where PORTAL_ORIGIN says it.',
  ],
  closed: (_url, host) => [
    'Codes of mails are printed here.',
    `/dev/* is closed, since the server listens on ${host}. EXPOSE_DEV_TOOLS=1 opens it to whoever reaches that.`,
  ],
};

export const welcome = (server: Pick<RunningServer, 'url' | 'context' | 'devTools'>): string[] => {
  const { host, dataDir } = server.context.settings;
  return [
    '',
    `PulseHub runs at ${server.url}`,
    'This server is for development. How to run the portal for others: README.md, "Deploy it".',
    '',
    `Accounts (password ${seededPassword}):`,
    ...accounts.map(({ name }) => `  ${accountEmail(name)}`),
    '',
    ...devTools[server.devTools](server.url, host),
    `The API is described at ${server.url}/api/docs. The data lies in ${dataDir}.`,
    '',
  ];
};
