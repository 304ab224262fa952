import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderForFile } from '../../support/temporaryFolder';

const watchModule = join(import.meta.dirname, '../../../mock-server/launch/watch.mjs');

const folder = folderForFile();
let watching: ChildProcess;
let output = '';

const change = (text: string) => writeFile(join(folder, 'value.ts'), text);

const untilPrinted = async (text: string) => {
  while (!output.includes(text))
    await Promise.race([once(watching.stdout!, 'data'), once(watching.stderr!, 'data')]);
};

beforeAll(async () => {
  await change('export const value: number = 1;');
  await writeFile(join(folder, 'beside.txt'), 'its own folder');
  await writeFile(
    join(folder, 'program.ts'),
    `import { readFileSync } from 'node:fs';
    import { value } from './value';
    process.on('SIGTERM', () => { console.log('ended', value); process.exit(); });
    console.log('value', value, readFileSync(new URL('beside.txt', import.meta.url), 'utf8'));
    setInterval(() => {}, 1000);`,
  );
  const started = `const { watchProgram } = await import(${JSON.stringify(watchModule)});
    await watchProgram(${JSON.stringify(join(folder, 'program.ts'))}, [], ${JSON.stringify(join(folder, 'out'))});`;
  watching = spawn(process.execPath, ['--input-type=module', '--eval', started], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  for (const stream of [watching.stdout!, watching.stderr!])
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
});

afterAll(() => void watching.kill('SIGKILL'));

it('restarts a program at each change, keeps it running on a syntax error, and ends with it', async () => {
  await untilPrinted('value 1 its own folder');

  await change('export const value: number = 2;');
  await untilPrinted('value 2 its own folder');
  expect(output).toContain('ended 1');

  await change('export const value: number = ;');
  await untilPrinted('Unexpected token');
  expect(output).not.toContain('ended 2');

  await change('throw new Error("at its start"); export const value = 0;');
  await untilPrinted('restarts after the next change');
  await change('export const value: number = 3;');
  await untilPrinted('value 3 its own folder');

  watching.kill('SIGTERM');
  expect(await once(watching, 'close')).toEqual([0, null]);
  expect(output).toContain('ended 3');
});
