import { Link, Typography } from '@mui/material';
import { useGetManyAggregate, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import { isId } from '../../../model/text';
import { logWordsOf, type LogWords as Words, type NamedResource } from '../../../model/users/logWords';
import type { RequestLogEntry } from '../../../model/users/requestLog';
import { displayName } from '../../../model/users/user';
import { paths } from '../../../paths';

interface LogWordsProps {
  entry: RequestLogEntry;
  /** Whose log it is. */
  userId: number;
}

/** What the request was, in words; nothing for one that the contract does not know. */
export const LogWords = ({ entry, userId }: LogWordsProps) => {
  const words = logWordsOf(entry);
  return words && <Sentence words={words} userId={userId} />;
};

const place = '\uFFFC';

const Sentence = ({ words, userId }: { words: Words; userId: number }) => {
  const t = useTranslate();
  const { operation, isDone } = words;
  const key = isDone ? `requestLog.done.${operation}` : `requestLog.tried.${operation}`;
  const [before, after] = t(key, { name: place }).split(place);
  return (
    <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
      {before}
      {after !== undefined && <Name {...words} userId={userId} />}
      {after}
    </Typography>
  );
};

interface NamedRecord {
  id: number;
  name?: string;
  version?: string;
  email?: string;
}

const nameOf = (record: NamedRecord): string => displayName(record) || record.name || record.version || '';

/** Names seldom change, and each is a call. */
const staleTime = 300_000;

/** The id until its name is known, and where it cannot be. */
const Name = ({ id, record, userId }: Words & { userId: number }) => {
  const auth = useAuth();
  const me = useUser();
  const isMine = me?.user_id === userId;
  const mayRead =
    record !== null &&
    isId(id ?? '') &&
    auth.may(`${record}.show`) &&
    // Everybody has a library of their own.
    (record !== 'media-library-folder' || isMine);
  const { data: found } = useGetManyAggregate<NamedRecord>(
    record ?? 'users',
    { ids: [Number(id)] },
    { enabled: mayRead, staleTime },
  );
  const name = found?.[0] && nameOf(found[0]);
  const page = name && record ? pageOf(record, Number(id), name) : null;
  return (
    <bdi>
      {page && auth.mayOpen(page) && !(record === 'users' && Number(id) === userId) ? (
        <Link component={RouterLink} to={page}>
          {name}
        </Link>
      ) : (
        name || id
      )}
    </bdi>
  );
};

const pageOf = (record: NamedResource, id: number, name: string): string | null => {
  if (record === 'users') return paths.userDetails(id);
  if (record === 'media-library-folder') return paths.folder(id, name);
  return record === 'dic-services' ? paths.dicServiceEdit(id) : null;
};
