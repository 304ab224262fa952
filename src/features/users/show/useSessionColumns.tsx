import Computer from '@mui/icons-material/ComputerOutlined';
import DevicesOther from '@mui/icons-material/DevicesOther';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { createElement, Fragment } from 'react';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { dateTimeText } from '../../../model/time';
import type { TableColumn } from '../../../ui/table/tableStyles';
import { PhoneCell } from '../../../ui/table/TableParts';
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

export const useSessionColumns = ({ onOpen, onLogout, busy }: SessionColumnsParams) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const getName = ({ device_info }: ActiveSession) => device_info?.Device || text('unknown');
  const cells = {
    device: (row: SessionRow) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <DeviceIcon session={row.session} />
        <Link
          component="button"
          type="button"
          sx={{ textAlign: 'start', fontWeight: 500 }}
          onClick={() => onOpen(row)}
        >
          {getName(row.session)}
        </Link>
      </Box>
    ),
    browser: ({ session }: SessionRow) => session.device_info?.Browser || text('unknown'),
    ip: ({ session }: SessionRow) => session.ip_address || text('unknown'),
    location: ({ session }: SessionRow) => <SessionLocation location={session.location} />,
    expires: ({ session }: SessionRow) => dateTimeText(session.session_expire) || text('unknown'),
    actions: ({ session, id }: SessionRow) => (
      <Button
        size="small"
        color="error"
        disabled={busy.has(id)}
        aria-label={t('userPages.sessions.logoutOf', { name: getName(session) })}
        onClick={() => onLogout(session)}
      >
        {text(busy.has(id) ? 'loggingOut' : 'logout')}
      </Button>
    ),
  };
  const column = (source: keyof typeof cells, rest: Partial<TableColumn<SessionRow>> = {}) => ({
    source,
    label: text(source),
    render: cells[source],
    ...rest,
  });
  return {
    columns: [
      column('device'),
      column('browser'),
      column('ip'),
      column('location', { hideAt: 959 }),
      column('expires', { hideAt: 959 }),
      column('actions', { hasControls: true }),
    ],
    phoneColumn: column('device', {
      render: (row) => (
        <PhoneCell
          lines={[
            <Fragment key="device">
              {cells.device(row)}
              <span>{cells.browser(row)}</span>
            </Fragment>,
            <Fragment key="place">
              {cells.location(row)}
              <span>{cells.ip(row)}</span>
            </Fragment>,
            t('userPages.sessions.expiresAt', { time: cells.expires(row) }),
          ]}
          end={cells.actions(row)}
        />
      ),
    }),
  };
};

const DeviceIcon = ({ session }: { session: ActiveSession }) =>
  createElement(getIcon(session), {
    'aria-hidden': true,
    fontSize: 'small',
    sx: { color: 'text.secondary', flexShrink: 0 },
  });

const getIcon = ({ device_info }: ActiveSession) => {
  const text = `${device_info?.['Device Type'] ?? ''} ${device_info?.Device ?? ''}`.toLowerCase();
  if (/tablet|ipad/.test(text)) return Tablet;
  if (/mobile|phone|android/.test(text)) return Smartphone;
  return /desktop|laptop|pc|mac|windows|linux|computer/.test(text) ? Computer : DevicesOther;
};
