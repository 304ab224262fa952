import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { few, many, serverOf } from './servers';
import type { Section } from './report';
import { inMs, medianMs } from './timed';

/** One user changed through the API; the answer comes when the change is on disk. */
const throughApi = async (users: number): Promise<number> => {
  const server = await serverOf(users);
  const { access } = await server.signIn('superuser');
  let turn = 0;
  return medianMs(async () => {
    turn += 1;
    const body = new FormData();
    body.set('title', `Title ${turn}`);
    const { status, text } = await server.call('POST', '/api/user/details/', { token: access, body });
    if (status !== 200) throw new Error(`The change answered ${status}: ${text}`);
  });
};

/** What a store does that writes its whole file for each change, as safely: new file, fsync, rename. */
const rewritten = async (users: number): Promise<number> => {
  const { context, dataDir } = await serverOf(users);
  const path = join(dataDir, 'whole.json');
  const rewrite = async () => {
    const file = await open(`${path}.new`, 'w');
    await file.writeFile(JSON.stringify({ users: context.db.all('users') }));
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
  };
  return medianMs(rewrite, 10);
};

export const writes = async (): Promise<Section> => {
  const rows: string[][] = [];
  for (const users of [few, many])
    rows.push([users.toLocaleString('en'), inMs(await throughApi(users)), inMs(await rewritten(users))]);
  return {
    title: 'Writes: one changed user',
    note: 'A call whose answer comes when the change is on disk, beside the bare rewrite of a file with all users.',
    head: ['users', 'call', 'rewrite'],
    rows,
    goals: [],
  };
};
