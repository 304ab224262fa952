import { Link, Typography } from '@mui/material';
import { useGetList, useGetManyAggregate, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useAuth, useUser } from '../../../auth/useAuth';
import { isId } from '../../../model/text';
import { logWordsOf, type LogWords as Words, type NamedResource } from '../../../model/users/logWords';
import type { RequestLogEntry } from '../../../model/users/requestLog';
import { everyPage } from '../../../model/wholeList';
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
  // A new operation may have no text yet.
  const sentence = t(key, { _: '', name: place });
  if (sentence === '') return null;
  const [before, after] = sentence.split(place);
  return (
    <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
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

/** Names seldom change, and each user and folder is a call. */
const staleTime = 300_000;

const readOne: readonly NamedResource[] = ['users', 'media-library-folder'];
const wholeList = { pagination: everyPage };

/** By a call for each record, or of the catalogue, whose lists are short, by its list. */
const useNamed = (resource: NamedResource | null, id: number): NamedRecord | undefined => {
  const isOne = resource !== null && readOne.includes(resource);
  const enabled = resource !== null && isId(String(id));
  const one = useGetManyAggregate<NamedRecord>(
    resource ?? 'users',
    { ids: [id] },
    { enabled: enabled && isOne, staleTime },
  );
  const list = useGetList<NamedRecord>(resource ?? 'users', wholeList, {
    enabled: enabled && !isOne,
    staleTime,
  });
  return (isOne ? one : list).data?.find((record) => String(record.id) === String(id));
};

/** The id until its name is known, and where it cannot be. */
const Name = ({ id, record, userId }: Words & { userId: number }) => {
  const auth = useAuth();
  const me = useUser();
  const mayRead =
    record !== null &&
    auth.may(`${record}.show`) &&
    // Everybody has a library of their own.
    (record !== 'media-library-folder' || me?.user_id === userId);
  const found = useNamed(mayRead ? record : null, Number(id));
  const name = found && nameOf(found);
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
