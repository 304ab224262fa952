import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { dateTimeText } from '../../../model/time/dateTime';
import type { TableColumn } from '../../../ui/table/tableColumn';
import { SessionLocation } from '../../sessions';
import { DeviceIcon } from './DeviceIcon';

export interface SessionRow {
  id: number;
  session: ActiveSession;
}

interface SessionColumnsParams {
  onOpen: (row: SessionRow) => void;
  onLogout: (session: ActiveSession) => void;
  /** Ids of the sessions that are just being ended. */
  busy: ReadonlySet<number>;
}

/** The columns of both session tables (spec 2 §2.5 "Active Sessions tab"). */
export const useSessionColumns = ({
  onOpen,
  onLogout,
  busy,
}: SessionColumnsParams): TableColumn<SessionRow>[] => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const nameOf = ({ device_info }: ActiveSession) => device_info?.Device || text('unknown');
  return [
    {
      name: 'device',
      label: text('device'),
      cell: (row) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <DeviceIcon session={row.session} />
          <Link
            component="button"
            type="button"
            sx={{ textAlign: 'start', fontWeight: 500 }}
            onClick={() => onOpen(row)}
          >
            {nameOf(row.session)}
          </Link>
        </Box>
      ),
    },
    {
      name: 'browser',
      label: text('browser'),
      hideAt: 599,
      cell: ({ session }) => session.device_info?.Browser || text('unknown'),
    },
    {
      name: 'ip',
      label: text('ip'),
      hideAt: 599,
      cell: ({ session }) => session.ip_address || text('unknown'),
    },
    {
      name: 'location',
      label: text('location'),
      hideAt: 959,
      cell: ({ session }) => <SessionLocation location={session.location} />,
    },
    {
      name: 'expires',
      label: text('expires'),
      hideAt: 959,
      cell: ({ session }) => dateTimeText(session.session_expire) || text('unknown'),
    },
    {
      name: 'actions',
      label: text('actions'),
      isQuiet: true,
      cell: ({ session, id }) => (
        <Button
          size="small"
          color="error"
          disabled={busy.has(id)}
          aria-label={t('userPages.sessions.logoutOf', { name: nameOf(session) })}
          onClick={() => onLogout(session)}
        >
          {text(busy.has(id) ? 'loggingOut' : 'logout')}
        </Button>
      ),
    },
  ];
};
