import Computer from '@mui/icons-material/ComputerOutlined';
import DevicesOther from '@mui/icons-material/DevicesOther';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { dateTimeText } from '../../../model/time';
import type { TableColumn } from '../../../ui/table/tableColumn';
import { SessionLocation } from '../../sessions/SessionFacts';

export interface SessionRow {
  id: number;
  session: ActiveSession;
}

interface SessionColumnsParams {
  onOpen: (row: SessionRow) => void;
  onLogout: (session: ActiveSession) => void;
  busy: ReadonlySet<number>;
}

export const useSessionColumns = ({
  onOpen,
  onLogout,
  busy,
}: SessionColumnsParams): TableColumn<SessionRow>[] => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const nameOf = ({ device_info }: ActiveSession) => device_info?.Device || text('unknown');
  const columns: Omit<TableColumn<SessionRow>, 'label'>[] = [
    {
      source: 'device',
      render: (row) => (
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
      source: 'browser',
      hideAt: 599,
      render: ({ session }) => session.device_info?.Browser || text('unknown'),
    },
    {
      source: 'ip',
      hideAt: 599,
      render: ({ session }) => session.ip_address || text('unknown'),
    },
    {
      source: 'location',
      hideAt: 959,
      render: ({ session }) => <SessionLocation location={session.location} />,
    },
    {
      source: 'expires',
      hideAt: 959,
      render: ({ session }) => dateTimeText(session.session_expire) || text('unknown'),
    },
    {
      source: 'actions',
      hasControls: true,
      render: ({ session, id }) => (
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
  return columns.map((column) => ({ ...column, label: text(column.source) }));
};

const icons = { phone: Smartphone, tablet: Tablet, computer: Computer, unknown: DevicesOther };

const DeviceIcon = ({ session }: { session: ActiveSession }) => {
  const Icon = icons[deviceKind(session)];
  return <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />;
};

const deviceKind = ({ device_info }: ActiveSession): 'phone' | 'tablet' | 'computer' | 'unknown' => {
  const text = `${device_info?.['Device Type'] ?? ''} ${device_info?.Device ?? ''}`.toLowerCase();
  if (/tablet|ipad/.test(text)) return 'tablet';
  if (/mobile|phone|android/.test(text)) return 'phone';
  return /desktop|laptop|pc|mac|windows|linux|computer/.test(text) ? 'computer' : 'unknown';
};
