import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.mjs';

/** Returns the VITE_ variables. Later env files override earlier ones, and the environment overrides all. */
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

export const loadEnvironment = (mode) => Object.assign(process.env, buildEnvironment(mode));

/** Sends demo users to the companion page of /dev unless VITE_COMPANION_URL is set (decisions §1). */
export const setCompanionUrl = () => {
  if (buildEnvironment().VITE_COMPANION_URL === undefined)
    process.env.VITE_COMPANION_URL = '/dev/companion/demo';
};
