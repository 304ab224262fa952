import { useTranslate, type TranslateFunction } from 'ra-core';
import { fullName } from '../../../model/users/user';
import { ResultList, ResultNote, type ResultEntry } from '../../../ui/task/ResultList';
import type { Note } from './changes';

const listLabel = 'users.bulk.byPerson';

type Entry = Pick<Note, 'user' | 'text' | 'requestId'>;

const toEntry = (t: TranslateFunction, { user, text, requestId }: Entry): ResultEntry => ({
  id: user.id,
  title: user.email || t('users.bulk.unknown', { id: String(user.id) }),
  text: [fullName(user), text].filter(Boolean).join(' · '),
  requestId,
});

/** In the order of display. */
const severities = { failed: 'error', untouched: 'warning', leftOut: 'info', unreadable: 'warning' } as const;
const kinds = Object.keys(severities) as Note['kind'][];

/** Shows an alert for each reason why users are not changed. */
export const UserNotes = ({ notes }: { notes: readonly Note[] }) => {
  const t = useTranslate();
  return kinds.map((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind);
    return [...new Set(ofKind.map(({ reason }) => reason))].map((reason) => {
      const entries = ofKind.filter((note) => note.reason === reason).map((note) => toEntry(t, note));
      return (
        <ResultNote
          key={reason ?? kind}
          severity={severities[kind]}
          sentence={t(`users.bulk.${kind}`, { smart_count: entries.length, reason })}
          entries={entries}
          label={listLabel}
        />
      );
    });
  });
};

export const ChangedUsers = ({ changes }: { changes: readonly Entry[] }) => {
  const t = useTranslate();
  return <ResultList label={listLabel} entries={changes.map((change) => toEntry(t, change))} />;
};
