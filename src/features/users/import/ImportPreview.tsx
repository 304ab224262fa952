import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useQueryFailure';
import { useAuth, useUser } from '../../../auth/useAuth';
import { listText } from '../../../model/locale';
import { importPreview, type ImportChanges as Preview, type UserDataFile } from './userDataFile';
import type { UserRecord } from '../../../model/users/userRecord';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { Table } from '../../../ui/table/Table';
import { fetchOnce } from '../account/usersCache';
import { useServices } from '../account/services';

/** Shows the changes of a file before it is sent. */
export const ImportPreview = ({ userId, file }: { userId: number; file: UserDataFile }) => {
  const me = useUser();
  const mayInspect = useAuth().may('users.inspect');
  const query = useCurrentData(userId, mayInspect);
  const failure = useQueryFailure('loadAccountOf', query);
  if (!query.data) return failure ? <LoadFailure {...failure} /> : <Skeleton variant="rounded" height={96} />;
  // Only superusers may change the preferences, notifications and folders of others.
  const isPrivateImported = mayInspect || me?.user_id === userId;
  return <Changes preview={importPreview(file, query.data)} isPrivateImported={isPrivateImported} />;
};

const Changes = ({ preview, isPrivateImported }: { preview: Preview; isPrivateImported: boolean }) => {
  const t = useTranslate();
  const text = (name: string, args?: object) => t(`userPages.import.preview.${name}`, args);
  const { names, email, services, preferences, counts } = preview;
  const { getName } = useServices();
  const formatNames = <Key,>(name: string, keys: readonly Key[], labelOf: (key: Key) => string) =>
    keys.length > 0 && text(name, { names: listText(keys.map(labelOf)) });
  const getPreference = (key: string) => t(`userPages.preferences.name.${key}`);
  const formatCount = (name: keyof typeof counts) =>
    counts[name] > 0 && text(name, { smart_count: counts[name] });
  const importedLines = [
    formatNames('on', preferences.on, getPreference),
    formatNames('off', preferences.off, getPreference),
    formatCount('notifications'),
    formatCount('folders'),
  ];
  const isPrivateSkipped = !isPrivateImported && importedLines.some(Boolean);
  return (
    <Stack sx={{ gap: 3 }}>
      {names.length > 0 ? <NamesTable names={names} /> : <Typography>{text('same')}</Typography>}
      {isPrivateImported && <Lines title={text('added')} lines={importedLines} />}
      <Lines
        title={text('notImported')}
        lines={[
          email && text('email', { email }),
          formatNames('gained', services.gained, getName),
          formatNames('lost', services.lost, getName),
          formatCount('files'),
          formatCount('logs'),
          isPrivateSkipped && text('private'),
        ]}
      />
    </Stack>
  );
};

const cellStyle = { px: { xs: 1, sm: 3 }, overflowWrap: 'break-word', verticalAlign: 'top' } as const;

const NamesTable = ({ names }: Pick<Preview, 'names'>) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.import.preview.${name}`);
  const column = (source: 'now' | 'next', sx: object) => ({
    source,
    label: text(source),
    render: (row: Preview['names'][number]) => row[source] || text('empty'),
    sx: { ...cellStyle, ...sx },
  });
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
          sx: cellStyle,
        },
        column('now', {}),
        column('next', { '&:is(td)': { fontWeight: 600 } }),
      ]}
      rows={names.map((name) => ({ ...name, id: name.field }))}
    />
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly (string | false | null)[] }) => {
  const shown = lines.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {shown.map((line) => (
          <Typography key={String(line)} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </ul>
    </div>
  );
};

/** Current data of the user. Only superusers may read services and preferences. */
const useCurrentData = (userId: number, mayInspect: boolean) => {
  const data = useData();
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
    // Not refetched after the import, or the preview would show no changes.
    ...fetchOnce,
  });
};
