import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.mjs';

/** The build's VITE_ variables: from the files that Vite reads, the strongest last, overridden by the environment. */
export const buildEnvironment = (mode = 'production') => {
  const envFiles = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const values = {};
  for (const file of envFiles) {
    const path = join(root, file);
    if (existsSync(path)) Object.assign(values, parseEnv(readFileSync(path, 'utf8')));
  }
  const all = Object.entries({ ...values, ...process.env });
  return Object.fromEntries(all.filter(([name]) => name.startsWith('VITE_')));
};

/** Gives the backend the variables that the portal is built with: they share some, such as the product key. */
export const shareEnvironment = (mode) => Object.assign(process.env, buildEnvironment(mode));

/** Demo users are sent to the stand-in of the companion application, unless another is named (decisions §1). */
export const withCompanion = () => {
  if (buildEnvironment().VITE_COMPANION_URL === undefined)
    process.env.VITE_COMPANION_URL = '/dev/companion/demo';
};
