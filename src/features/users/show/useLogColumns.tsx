import { Box, Chip, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { dateTimeText } from '../../../model/time';
import type { LogRun } from '../../../model/users/requestLog';
import { LogWords } from './LogWords';
import type { TableColumn } from '../../../ui/table/tableStyles';
import { PhoneCell } from '../../../ui/table/TableParts';
import { hint, wholeText } from '../../../ui/page/SharedTooltip';

export interface LogRow extends LogRun {
  id: number;
}

const colourOf = (status: number) => {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warning' : 'success';
};

export const useLogColumns = (userId: number, onIp: (ip: string) => void) => {
  const t = useTranslate();
  const columns: Omit<TableColumn<LogRow>, 'label'>[] = [
    { source: 'path', render: (row) => <Call row={row} userId={userId} /> },
    { source: 'method', render: ({ entry }) => entry.method },
    { source: 'timestamp', render: ({ entry }) => <Time at={entry.timestamp} /> },
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
    },
    {
      source: 'user_agent',
      hideAt: 959,
      render: ({ entry }) => (
        <Typography
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
          tabIndex={0}
          noWrap
          variant="body2"
          component="div"
          dir="ltr"
          {...wholeText(entry.user_agent)}
          sx={{ maxWidth: 200 }}
        >
          {entry.user_agent}
        </Typography>
      ),
    },
    { source: 'status_code', render: ({ entry }) => <Status code={entry.status_code} /> },
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
            <Time at={row.entry.timestamp} />
          </Fragment>,
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

const Call = ({ row: { entry, calls }, userId }: { row: LogRow; userId: number }) => {
  const t = useTranslate();
  return (
    <>
      <LogWords entry={entry} userId={userId} />
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

const Time = ({ at }: { at: string }) => (
  <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
    {dateTimeText(at)}
  </Box>
);

const Status = ({ code }: { code: number }) => (
  <Chip size="small" variant="outlined" color={colourOf(code)} label={code} />
);
