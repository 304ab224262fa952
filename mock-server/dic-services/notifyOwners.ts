import { isDeepStrictEqual } from 'node:util';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Note, ServerContext } from '../context';
import { isEnabled } from './cards';
import type { DicServiceRow } from '../storage/tables';

type Words = Pick<Note, 'title' | 'message'>;

const wordsOf = (before: DicServiceRow | undefined, after: DicServiceRow | undefined): Words | null => {
  if (after && !before)
    return { title: 'A service was added', message: `${after.name} stands on your dashboard now.` };
  if (before && !after)
    return {
      title: 'A service was removed',
      message: `${before.name} is in the catalogue no longer, nor on your dashboard.`,
    };
  if (!after || isDeepStrictEqual(before, after)) return null;
  return {
    title: 'A service was changed',
    message: `${after.name} was changed. Your dashboard shows it as it is now.`,
  };
};

const inOneGo = 200;

export const notifyOwners = async (
  { db, notify }: ServerContext,
  before: DicServiceRow | undefined,
  after: DicServiceRow | undefined,
): Promise<void> => {
  const words = wordsOf(before, after);
  if (!words) return;
  const codes = [before, after].flatMap((row) => row?.code_name ?? []);
  const owners = db.all('service_access').filter((flags) => codes.some((code) => isEnabled(flags, code)));
  for (const [index, { id }] of owners.entries()) {
    // Thousands of owners must not hold up the other callers.
    if (index % inOneGo === inOneGo - 1) await breathe();
    notify(id, {
      ...words,
      preference: 'update_user_dic_services_notifications',
    });
  }
};
