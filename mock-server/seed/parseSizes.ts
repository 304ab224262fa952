import { parseArgs } from 'node:util';
import { accounts } from '../dev/accounts';
import { SettingError, parseWholeNumber } from '../settings';
import { defaultSizes, type SeedSizes } from './seedDatabase';

const maxRows = 100_000;

const limits: Record<keyof SeedSizes, { min: number; max: number }> = {
  users: { min: accounts.length, max: maxRows },
  notifications: { min: 0, max: maxRows },
  files: { min: 0, max: maxRows },
  logs: { min: 0, max: 1_000_000 },
};

const sizeNames = Object.keys(limits) as (keyof SeedSizes)[];

const parseOptions = (args: string[]) => {
  const options = Object.fromEntries(sizeNames.map((name) => [name, { type: 'string' }] as const));
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
};

export const parseSizes = (args: string[]): SeedSizes => {
  const values = parseOptions(args);
  const sizes = { ...defaultSizes };
  for (const name of sizeNames) {
    const text = values[name];
    if (text !== undefined)
      sizes[name] = parseWholeNumber(`--${name}`, text, limits[name].min, limits[name].max);
  }
  return sizes;
};
