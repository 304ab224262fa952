import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import type { ServerSettings } from '../../../mock-server/settings';
import { readInlineScriptHashes, siteRoutes } from '../../../mock-server/site';
import { startInProcessServer } from '../startInProcessServer';

const checkout = join(import.meta.dirname, '../../..');

/** The Content-Security-Policy of docs/operations.md, extended for an API on another origin as it describes. */
const policyFor = (api: string, folder: string): string => {
  const operations = readFileSync(join(checkout, 'docs/operations.md'), 'utf8');
  const policy = /^Content-Security-Policy: (.+)$/m.exec(operations)?.[1] ?? '';
  return policy
    .replace(/'sha256-….*?;/, `${readInlineScriptHashes(folder).join(' ')};`)
    .replace('wss://your.host', `${api} ${api.replace('http', 'ws')}`)
    .replace('blob:;', `blob: ${api}; media-src ${api};`);
};

/** Serves the built site on `localhost` and a backend on another site's address, as two machines would. */
export const startCrossOriginPortal = async (folder: string, settings: Partial<ServerSettings>) => {
  const app = express();
  const listening = app.listen(0, 'localhost');
  await once(listening, 'listening');
  const portalOrigin = `http://localhost:${(listening.address() as AddressInfo).port}`;
  const api = await startInProcessServer({
    ...settings,
    portalOrigin,
    crossOrigin: true,
    seed: { files: 9 },
  });
  execFileSync('sh', [join(checkout, 'docs/deploy/settings.sh'), join(checkout, 'dist'), folder], {
    env: {
      PATH: process.env['PATH'],
      VITE_API_URL: api.url,
      VITE_WS_URL: api.url.replace('http', 'ws'),
      VITE_REQUEST_IDS: 'true',
    },
  });
  const policy = policyFor(api.url, folder);
  app.use((_req, res, next) => {
    res.set('Content-Security-Policy', policy);
    next();
  });
  app.use(siteRoutes(folder));
  const close = async () => {
    listening.close();
    listening.closeAllConnections();
    await api.close();
  };
  return { portalOrigin, api, close };
};
