import type { UserRecord } from '../../../model/users/userRecord';
import type { ActTools } from './act';

/** Users beyond one page are read by the pages of the list, others one by one. */
const pageSize = 100;

interface People {
  ids: readonly number[];
  /** Users whose names are known, should they be gone. */
  listed: readonly UserRecord[];
  filter: object;
  onPart: (read: number) => void;
}

/** The users as they are now, in the order of the ids. */
export const readPeople = async (
  { ids, listed, filter, onPart }: People,
  { data, read, readEach, signal }: Pick<ActTools, 'data' | 'read' | 'readEach' | 'signal'>,
): Promise<UserRecord[]> => {
  const found = new Map<number, UserRecord>();
  const asked = new Set(ids);
  const take = (rows: readonly UserRecord[]) => {
    for (const user of rows) if (asked.has(user.id)) found.set(user.id, user);
    onPart(found.size);
  };
  if (ids.length > pageSize) {
    // No more calls than one by one.
    const limit = ids.length * pageSize;
    const options = { attempt: read, onPart: (part: { data: UserRecord[] }) => take(part.data), limit };
    take((await data.getAll<UserRecord>('users', { filter, signal }, options)).data);
  }
  const names = new Map(listed.map((user) => [user.id, user]));
  const others = ids
    .filter((id) => !found.has(id))
    .map((id) => names.get(id) ?? { id, user_id: id, email: '' });
  const answers = await readEach(others, 'loadAccountOf', ({ id }, attempt) =>
    attempt(() => data.getOne<UserRecord>('users', { id, signal })),
  );
  for (const [{ id }, answer] of answers) found.set(id, answer.data);
  return ids.flatMap((id) => found.get(id) ?? []);
};
