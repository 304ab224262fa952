import { useQuery } from '@tanstack/react-query';
import { waitBefore } from '../../../api/errors';
import { useData } from '../../../api/useData';
import type { UserRecord } from '../../../model/users/userRecord';
import { createRetry } from '../../../ui/task/retry';
import { readOnce } from '../usersCache';

export interface TakenEmails {
  emails: ReadonlySet<string>;
  /** What is known of the addresses in use: all, not yet, or only some. */
  state: 'known' | 'reading' | 'partly';
}

const none: ReadonlySet<string> = new Set();

/** The addresses of the accounts that exist, for up to 10,000 of them; the server checks them again. */
export const useTakenEmails = (isNeeded: boolean): TakenEmails => {
  const data = useData();
  const query = useQuery({
    // Not under 'users': after an upload its own rows would be in use.
    queryKey: ['takenEmails'],
    queryFn: async ({ signal }) => {
      const attempt = createRetry({ signal, waitBefore });
      const { data: users, isWhole } = await data.getAll<UserRecord>('users', { signal }, { attempt });
      return { emails: new Set(users.map(({ email }) => email.toLowerCase())), isWhole };
    },
    enabled: isNeeded,
    ...readOnce,
  });
  const state = query.isPending ? 'reading' : query.data?.isWhole ? 'known' : 'partly';
  return { emails: query.data?.emails ?? none, state };
};
