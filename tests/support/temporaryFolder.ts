import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'pulsehub-test-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** An empty folder, which is deleted after the test. */
export const folderForTest = (): string => {
  const folder = create();
  onTestFinished(() => remove(folder));
  return folder;
};

/** An empty folder, which is deleted after the last test of a file. */
export const folderForFile = (): string => {
  const folder = create();
  afterAll(() => remove(folder));
  return folder;
};
