import { Box, Chip, Link, Typography } from '@mui/material';
import { useGetList, useGetManyAggregate, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAuth, useUser } from '../../../../auth/useAuth';
import { isId } from '../../../../model/text';
import { dateTimeText } from '../../../../model/time';
import { type LogDescription, type NamedResource, describeLogEntry } from './logDescription';
import type { LogRun, RequestLogEntry } from '../../../../model/users/requestLog';
import { displayName } from '../../../../model/users/user';
import { unpaginated } from '../../../../model/completeList';
import { paths } from '../../../../paths';
import { hint, truncatedText } from '../../../../ui/page/SharedTooltip';
import { PhoneCell } from '../../../../ui/table/TableParts';
import { oneLine } from '../../../../ui/styles';
import type { TableColumn } from '../../../../ui/table/tableStyles';

export interface LogRow extends LogRun {
  id: number;
}

interface LogColumn extends Omit<TableColumn<LogRow>, 'label'> {
  source: keyof RequestLogEntry;
}

const getColour = (status: number) => {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warning' : 'success';
};

/** `userId` is null in the log of everybody, which has a column of users. */
export const useLogColumns = (userId: number | null, onIp: (ip: string) => void) => {
  const t = useTranslate();
  const userColumn: LogColumn = {
    source: 'user',
    render: ({ entry }) => <LogUser id={entry.user} />,
    sx: { width: 130 },
  };
  const columns: LogColumn[] = [
    ...(userId === null ? [userColumn] : []),
    { source: 'path', render: (row) => <Call row={row} userId={userId} /> },
    { source: 'method', render: ({ entry }) => entry.method, sx: { width: 100 } },
    {
      source: 'timestamp',
      render: ({ entry }) => <CallTime dateTime={entry.timestamp} />,
      sx: { width: 185 },
    },
    {
      source: 'ip_address',
      hideAt: 959,
      render: ({ entry }) => (
        <Link
          component="button"
          type="button"
          aria-label={t('userPages.logs.filterIp', { ip: entry.ip_address })}
          onClick={() => onIp(entry.ip_address)}
          sx={{ minWidth: 120, textAlign: 'start', overflowWrap: 'inherit' }}
        >
          {entry.ip_address}
        </Link>
      ),
      sx: { width: 145 },
    },
    {
      source: 'user_agent',
      hideAt: 959,
      render: ({ entry }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
        <Box tabIndex={0} dir="ltr" {...truncatedText(entry.user_agent)} sx={{ ...oneLine, maxWidth: 200 }}>
          {entry.user_agent}
        </Box>
      ),
      sx: { width: 225 },
    },
    { source: 'status_code', render: ({ entry }) => <Status code={entry.status_code} />, sx: { width: 125 } },
  ];
  const phoneColumn: TableColumn<LogRow> = {
    source: 'path',
    label: t('userPages.logs.column.path'),
    render: (row) => (
      <PhoneCell
        lines={[
          <Fragment key="request">
            <strong>{row.entry.method}</strong>
            <Status code={row.entry.status_code} />
            <CallTime dateTime={row.entry.timestamp} />
          </Fragment>,
          ...(userId === null ? [<LogUser key="user" id={row.entry.user} />] : []),
          <div key="call">
            <Call row={row} userId={userId} />
          </div>,
        ]}
      />
    ),
  };
  return {
    columns: columns.map((column) => ({ ...column, label: t(`userPages.logs.column.${column.source}`) })),
    phoneColumn,
  };
};

const Call = ({ row: { entry, calls }, userId }: { row: LogRow; userId: number | null }) => {
  const t = useTranslate();
  return (
    <>
      <EntryDescription entry={entry} userId={userId ?? entry.user ?? 0} />
      <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
        {entry.path}
      </Box>
      {calls.length > 1 && (
        <Chip
          size="small"
          variant="outlined"
          sx={{ marginInlineStart: 2 }}
          label={t('userPages.logs.times', { count: calls.length })}
          {...hint(
            t('userPages.logs.run', {
              smart_count: calls.length,
              since: dateTimeText(calls.at(-1)?.timestamp),
            }),
          )}
        />
      )}
    </>
  );
};

const CallTime = ({ dateTime }: { dateTime: string }) => (
  <Box component="time" dateTime={dateTime} sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {dateTimeText(dateTime)}
  </Box>
);

const Status = ({ code }: { code: number }) => (
  <Chip size="small" variant="outlined" color={getColour(code)} label={code} />
);

const slot = '\uFFFC';

/** Describes the request if it is in the contract. */
const EntryDescription = ({ entry, userId }: { entry: RequestLogEntry; userId: number }) => {
  const t = useTranslate();
  const description = describeLogEntry(entry);
  // A new operation may have no text yet.
  const sentence =
    description &&
    t(`requestLog.${description.isDone ? 'done' : 'tried'}.${description.operation}`, { _: '', name: slot });
  if (!sentence) return null;
  const [before, after] = sentence.split(slot);
  return (
    <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
      {before}
      {after !== undefined && <Name {...description} userId={userId} />}
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

/** Cached for long, because names rarely change and each user and folder is a call. */
const staleTime = 300_000;

const individualResources: readonly NamedResource[] = ['users', 'media-library-folder'];
const completeList = { pagination: unpaginated };

/** Reads records individually, except those of the catalogue, which is short enough to be listed. */
const useNamedRecord = (resource: NamedResource | null, id: number): NamedRecord | undefined => {
  const isIndividual = resource !== null && individualResources.includes(resource);
  const enabled = resource !== null && isId(String(id));
  const one = useGetManyAggregate<NamedRecord>(
    resource ?? 'users',
    { ids: [id] },
    { enabled: enabled && isIndividual, staleTime },
  );
  const list = useGetList<NamedRecord>(resource ?? 'users', completeList, {
    enabled: enabled && !isIndividual,
    staleTime,
  });
  return (isIndividual ? one : list).data?.find((record) => String(record.id) === String(id));
};

/** Links to the user; refused attempts for unknown accounts have none. */
const LogUser = ({ id }: { id: number | null | undefined }) => {
  const found = useNamedRecord(id ? 'users' : null, id ?? 0);
  return id ? (
    <Link component={RouterLink} to={`${paths.userDetails(id)}?tab=logs`} sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{(found && displayName(found)) || `#${id}`}</bdi>
    </Link>
  ) : null;
};

/** Shows the id until the name is known. */
const Name = ({ id, record, userId }: LogDescription & { userId: number }) => {
  const auth = useAuth();
  const me = useUser();
  const mayRead =
    record !== null &&
    auth.may(`${record}.show`) &&
    // Users can read only their own folders.
    (record !== 'media-library-folder' || me?.user_id === userId);
  const found = useNamedRecord(mayRead ? record : null, Number(id));
  const name = found && (displayName(found) || found.name || found.version);
  const page = name && record ? getPage(record, Number(id), name) : null;
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

const getPage = (record: NamedResource, id: number, name: string): string | null => {
  if (record === 'users') return paths.userDetails(id);
  if (record === 'media-library-folder') return paths.folder(id, name);
  return record === 'dic-services' ? paths.dicServiceEdit(id) : null;
};
