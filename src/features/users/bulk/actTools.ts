import { inParallel } from '../../../model/inParallel';
import { protectionOf } from '../../../model/users/protection';
import type { UserRecord } from '../../../model/users/userRecord';
import { lastSuperuser } from '../lastSuperuser';
import { createRetry } from '../retry';
import { concurrency, type ActTools } from './act';
import { reasonOf } from './reasonOf';

interface ToolsOptions extends Pick<ActTools, 'data' | 'me' | 't' | 'signal'> {
  onProgress: (done: number, total: number) => void;
  onWait: (seconds: number | null) => void;
  onUnreadable: (user: UserRecord, reason: string) => void;
}

export const createActTools = ({ onProgress, onWait, onUnreadable, ...given }: ToolsOptions): ActTools => {
  const { data, me, t, signal } = given;
  const read = createRetry({ signal, onWait });
  return {
    ...given,
    read,
    readEach: async (people, call, readOne) => {
      const answers = new Map<UserRecord, [UserRecord, Awaited<ReturnType<typeof readOne>>]>();
      const { failed } = await inParallel(
        people,
        concurrency,
        async (user) => {
          signal.throwIfAborted();
          answers.set(user, [user, await readOne(user, read)]);
        },
        (settled) => onProgress(settled, people.length),
      );
      signal.throwIfAborted();
      for (const { item, error } of failed) onUnreadable(item, reasonOf(t, call, error));
      return people.map((user) => answers.get(user)).filter((answer) => answer !== undefined);
    },
    withoutProtected: async (people) => {
      const isOtherSuperuser = ({ id, is_superuser }: UserRecord) => is_superuser && id !== me?.user_id;
      const lastSuperuserId = people.some(isOtherSuperuser)
        ? await read(() => lastSuperuser(data, signal))
        : null;
      const protections = people.map((user) => [user, protectionOf(user, { me, lastSuperuserId })] as const);
      return {
        others: protections.filter(([, protection]) => !protection).map(([user]) => user),
        leftOut: protections.flatMap(([user, protection]) =>
          protection ? [{ user, reason: t(`users.bulk.protected.${protection}`) }] : [],
        ),
      };
    },
  };
};
