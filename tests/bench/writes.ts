import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { few, many, serverOf } from './servers';
import type { Section } from './report';
import { inMs, medianMs } from './timed';

/** Median time of a change through the API, which responds once the change is on disk. */
const apiWriteTime = async (users: number): Promise<number> => {
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

/** Median time of an equally safe rewrite of the whole file: new file, fsync, rename. */
const rewriteTime = async (users: number): Promise<number> => {
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
    rows.push([users.toLocaleString('en'), inMs(await apiWriteTime(users)), inMs(await rewriteTime(users))]);
  return {
    title: 'Writes: one changed user',
    note: 'A call that responds once the change is on disk, beside a rewrite of a file with all users.',
    head: ['users', 'call', 'rewrite'],
    rows,
    goals: [],
  };
};
