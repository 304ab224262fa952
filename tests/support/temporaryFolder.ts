import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = (): string => mkdtempSync(join(tmpdir(), 'pulsehub-test-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Creates a temporary folder, and deletes it after the test. */
export const createTestFolder = (): string => {
  const folder = create();
  onTestFinished(() => remove(folder));
  return folder;
};

/** Creates a temporary folder, and deletes it after the last test of a file. */
export const setUpFolder = (): string => {
  const folder = create();
  afterAll(() => remove(folder));
  return folder;
};
