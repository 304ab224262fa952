import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useNotifyError';
import { useAuth, useUser } from '../../../auth/useAuth';
import { listText } from '../../../model/locale';
import {
  importPreview,
  type ImportChanges as Preview,
  type UserDataFile,
} from '../../../model/users/userDataFile';
import type { UserRecord } from '../../../model/users/userRecord';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { Table } from '../../../ui/table/Table';
import { readOnce } from '../account/usersCache';
import { useServices } from '../account/services';

interface ImportPreviewProps {
  userId: number;
  file: UserDataFile;
}

/** What a file would change, before it is sent. */
export const ImportPreview = ({ userId, file }: ImportPreviewProps) => {
  const me = useUser();
  const mayInspect = useAuth().may('users.inspect');
  const query = usePresentData(userId);
  const failure = useQueryFailure('loadAccountOf', query);
  const present = query.data;
  if (failure && !present) return <LoadFailure {...failure} />;
  if (!present) return <Skeleton variant="rounded" height={96} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Changes
        preview={importPreview(file, present)}
        isPrivateTaken={mayInspect || me?.user_id === present.account.user_id}
      />
    </Stack>
  );
};

interface ChangesProps {
  preview: Preview;
  /** Only superusers change preferences, notifications and folders of others. */
  isPrivateTaken: boolean;
}

const Changes = ({ preview, isPrivateTaken }: ChangesProps) => {
  const t = useTranslate();
  const text = (name: string, args?: object) => t(`userPages.import.preview.${name}`, args);
  const { names, email, services, preferences, counts } = preview;
  const { nameOf } = useServices();
  const named = (name: string, all: readonly string[]) =>
    all.length > 0 && text(name, { names: listText(all) });
  const serviceNames = (name: 'gained' | 'lost') => named(name, services[name].map(nameOf));
  const preferenceNames = (name: 'on' | 'off') =>
    named(
      name,
      preferences[name].map((key) => t(`userPages.preferences.name.${key}`)),
    );
  const counted = (name: keyof Preview['counts']) =>
    counts[name] > 0 && text(name, { smart_count: counts[name] });
  const taken = [preferenceNames('on'), preferenceNames('off'), counted('notifications'), counted('folders')];
  const hasPrivate = taken.some(Boolean);
  return (
    <>
      {names.length > 0 ? <NamesTable names={names} /> : <Typography>{text('same')}</Typography>}
      {isPrivateTaken && <Lines title={text('added')} lines={taken} />}
      <Lines
        title={text('notImported')}
        lines={[
          email && text('email', { email }),
          serviceNames('gained'),
          serviceNames('lost'),
          counted('files'),
          counted('logs'),
          hasPrivate && !isPrivateTaken && text('private'),
        ]}
      />
    </>
  );
};

const comparedCells = { px: { xs: 1, sm: 3 }, overflowWrap: 'break-word', verticalAlign: 'top' } as const;

const NamesTable = ({ names }: Pick<Preview, 'names'>) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.import.preview.${name}`);
  return (
    <Table
      isPlain
      isEven
      label={text('title')}
      columns={[
        {
          source: 'field',
          label: text('field'),
          isRowHeader: true,
          render: ({ field }) => t(`userPages.field.${field}`),
          sx: comparedCells,
        },
        { source: 'now', label: text('now'), render: ({ now }) => now || text('empty'), sx: comparedCells },
        {
          source: 'next',
          label: text('next'),
          render: ({ next }) => next || text('empty'),
          sx: { ...comparedCells, '&:is(td)': { fontWeight: 600 } },
        },
      ]}
      rows={names.map((name) => ({ ...name, id: name.field }))}
    />
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly (string | false | null)[] }) => {
  const shown = lines.filter((line): line is string => Boolean(line));
  if (shown.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {shown.map((line) => (
          <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </ul>
    </div>
  );
};

/** What the user has now, beside which the file is shown. Only superusers may read the services and preferences. */
const usePresentData = (userId: number) => {
  const data = useData();
  const mayInspect = useAuth().may('users.inspect');
  return useQuery({
    queryKey: ['importPreview', userId],
    queryFn: async ({ signal }) => {
      const [{ data: account }, services, switches] = await Promise.all([
        data.getOne<UserRecord>('users', { id: userId, signal }),
        mayInspect ? data.serviceAccess(userId, signal) : null,
        mayInspect ? data.notificationSwitches(userId, signal) : null,
      ]);
      return { account, services, switches };
    },
    // Not again after the import, which it would then show as nothing to change.
    ...readOnce,
  });
};
