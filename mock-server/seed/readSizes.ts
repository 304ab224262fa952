import { parseArgs } from 'node:util';
import { accounts } from '../dev/accounts';
import { SettingError, wholeNumber } from '../settings';
import { usualSizes, type SeedSizes } from './seedDatabase';

const most = 100_000;

const limits: Record<keyof SeedSizes, { least: number; most: number }> = {
  users: { least: accounts.length, most },
  notifications: { least: 0, most },
  files: { least: 0, most },
  logs: { least: 0, most: 1_000_000 },
};

const sizeNames = ['users', 'notifications', 'files', 'logs'] as const;

const parse = (args: string[]) => {
  const options = Object.fromEntries(sizeNames.map((name) => [name, { type: 'string' }] as const));
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (failure) {
    throw new SettingError(failure instanceof Error ? failure.message : String(failure));
  }
};

export const readSizes = (args: string[]): SeedSizes => {
  const values = parse(args);
  const sizes = { ...usualSizes };
  for (const name of sizeNames) {
    const text = values[name];
    if (text !== undefined)
      sizes[name] = wholeNumber(`--${name}`, text, limits[name].least, limits[name].most);
  }
  return sizes;
};
