import Computer from '@mui/icons-material/ComputerOutlined';
import DevicesOther from '@mui/icons-material/DevicesOther';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { useQueryFailure } from '../../../api/useQueryFailure';
import {
  type ActiveSession,
  allSessions,
  placeDetails,
  sessionUsage,
} from '../../../model/sessions/activeSession';
import { fold } from '../../../model/text';
import { dateTimeText } from '../../../model/time';
import { int, text as textParam } from '../../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../../ui/address/useAddressState';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { Table } from '../../../ui/table/Table';
import { PhoneCell } from '../../../ui/table/TableParts';
import type { TableColumn } from '../../../ui/table/tableStyles';
import {
  browserName,
  FactList,
  RelativeTime,
  SessionLocation,
  SessionUsageBar,
  type SessionUsageProps,
} from '../../sessions/SessionFacts';
import { useActiveSessions, useEndSessions } from '../../sessions/useSessions';

const toRow = (session: ActiveSession) => ({ ...session, id: session.user_activate_session_id });

type SessionRow = ReturnType<typeof toRow>;

const endMessages = { call: 'endSessionOf', successMessage: 'userPages.sessions.ended' } as const;

/** Spec 2 §2.5 "Active Sessions tab". */
const UserSessionsTab = ({ userId, limit }: { userId: number; limit: number | null | undefined }) => {
  const t = useTranslate();
  const query = useActiveSessions(userId);
  const { busyIds, endOne, isOwnCurrent } = useEndSessions(userId, endMessages);
  const [shownSession, setShownSession] = useState<ActiveSession | null>(null);
  const [sessionToEnd, setSessionToEnd] = useState<ActiveSession | null>(null);
  const table = useSessionTable({ busyIds, onOpen: setShownSession, onLogout: setSessionToEnd });
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const sessions = query.data;
  const failure = useQueryFailure('loadSessionsOf', query);
  return (
    <Stack sx={{ gap: 6 }}>
      {failure && <LoadFailure {...failure} />}
      {query.isPending && <Skeleton variant="rounded" height={320} />}
      {sessions && (
        <>
          <SessionSummary sessions={sessions} limit={limit} />
          {allSessions(sessions).length === 0 ? (
            <Typography component="output">{text('none')}</Typography>
          ) : (
            <>
              <Section title={text('current')}>
                {sessions.current ? (
                  <Table {...table} label={text('current')} rows={[toRow(sessions.current)]} />
                ) : (
                  <Typography color="textSecondary">{text('noCurrent')}</Typography>
                )}
              </Section>
              <Section title={text('others')}>
                <OtherSessions sessions={sessions.others} table={table} />
              </Section>
            </>
          )}
        </>
      )}
      {shownSession && <SessionDetails session={shownSession} onClose={() => setShownSession(null)} />}
      <ConfirmDialog
        open={sessionToEnd !== null}
        type="danger"
        title="userPages.sessions.confirmTitle"
        message="userPages.sessions.confirm"
        confirm="userPages.sessions.logout"
        onConfirm={async () => {
          const wait = sessionToEnd && (await endOne(sessionToEnd));
          if (wait === null) setSessionToEnd(null);
          return wait;
        }}
        onCancel={() => setSessionToEnd(null)}
      >
        {sessionToEnd && isOwnCurrent(sessionToEnd) && (
          <Typography variant="body2" sx={{ mt: 3 }}>
            {text('ownCurrent')}
          </Typography>
        )}
      </ConfirmDialog>
    </Stack>
  );
};

export default UserSessionsTab;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </section>
);

const SessionSummary = (props: SessionUsageProps) => {
  const t = useTranslate();
  const { used, max, isLimitReached } = sessionUsage(props.sessions, props.limit);
  const state = isLimitReached ? 'limitReached' : 'withinLimit';
  const isAlarming = isLimitReached && props.sessions.others.length > 0;
  const summary = t('userPages.sessions.summary', { used, max });
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, px: 4, py: 3 }}>
        <Typography variant="h3" component="p">
          {summary}
        </Typography>
        <Typography sx={{ color: isAlarming ? 'warning.main' : 'text.secondary', fontWeight: 500 }}>
          {t(`userPages.sessions.${state}`)}
        </Typography>
      </Box>
      <SessionUsageBar {...props} text={summary} />
    </Card>
  );
};

interface SessionTableParams {
  onOpen: (session: ActiveSession) => void;
  onLogout: (session: ActiveSession) => void;
  busyIds: ReadonlySet<number>;
}

/** What the tables of the current and of the other sessions have in common. */
const useSessionTable = ({ onOpen, onLogout, busyIds }: SessionTableParams) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const getName = ({ device_info }: ActiveSession) => device_info?.Device || text('unknown');
  const cells = {
    device: (session: SessionRow) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {createElement(getIcon(session), deviceIconProps)}
        <Link
          component="button"
          type="button"
          sx={{ textAlign: 'start', fontWeight: 500 }}
          onClick={() => onOpen(session)}
        >
          {getName(session)}
        </Link>
      </Box>
    ),
    browser: (session: SessionRow) => browserName(session) || text('unknown'),
    ip: ({ ip_address }: SessionRow) => ip_address || text('unknown'),
    location: ({ location }: SessionRow) => <SessionLocation location={location} />,
    expires: ({ session_expire }: SessionRow) =>
      session_expire ? <RelativeTime dateTime={session_expire} /> : text('unknown'),
    actions: (session: SessionRow) => (
      <Button
        size="small"
        color="inherit"
        sx={quietDanger}
        disabled={busyIds.has(session.id)}
        aria-label={t('userPages.sessions.logoutOf', { name: getName(session) })}
        onClick={() => onLogout(session)}
      >
        {text(busyIds.has(session.id) ? 'loggingOut' : 'logout')}
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
    isEven: true,
    onRowClick: onOpen,
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
            <span key="expires">
              {text('expires')} {cells.expires(row)}
            </span>,
          ]}
          end={cells.actions(row)}
        />
      ),
    }),
  };
};

/** A column of red buttons would alarm. */
const quietDanger = {
  color: 'text.secondary',
  '&:hover, &:focus-visible': { color: 'error.main' },
} as const;

const deviceIconProps = { fontSize: 'small', sx: { color: 'text.secondary', flexShrink: 0 } } as const;

const getIcon = ({ device_info }: ActiveSession) => {
  const text = `${device_info?.['Device Type'] ?? ''} ${device_info?.Device ?? ''}`.toLowerCase();
  if (/tablet|ipad/.test(text)) return Tablet;
  if (/mobile|phone|android/.test(text)) return Smartphone;
  return /desktop|laptop|pc|mac|windows|linux|computer/.test(text) ? Computer : DevicesOther;
};

const SessionDetails = ({ session, onClose }: { session: ActiveSession; onClose: () => void }) => {
  const t = useTranslate();
  const { device_info, ip_address, session_start, session_expire, location } = session;
  const facts = {
    device: device_info?.Device,
    type: device_info?.['Device Type'],
    browser: device_info?.Browser,
    ip: ip_address,
    start: dateTimeText(session_start),
    expire: dateTimeText(session_expire),
    location: <SessionLocation location={location} />,
  };
  return (
    <TitledDialog
      open
      onClose={onClose}
      title={t('userPages.sessions.details')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <FactList
        facts={facts}
        labels="userPages.sessions"
        sx={{ gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, '& dd': { typography: 'body2' } }}
      />
    </TitledDialog>
  );
};

const addressParams = { search: textParam(), page: int(1), size: int(10, (size) => size <= 100) };

const filterSessions = (sessions: readonly ActiveSession[], typed: string): ActiveSession[] => {
  const searchText = fold(typed.trim());
  return sessions.filter(({ device_info: device, ip_address, location }) => {
    const places = placeDetails(location).map(({ value }) => value);
    const texts = [device?.Device, device?.['Device Type'], device?.Browser, ip_address, ...places];
    return texts.some((text) => fold(text ?? '').includes(searchText));
  });
};

interface OtherSessionsProps {
  sessions: readonly ActiveSession[];
  table: ReturnType<typeof useSessionTable>;
}

const OtherSessions = ({ sessions, table }: OtherSessionsProps) => {
  const t = useTranslate();
  const [{ search, page, size: perPage }, change] = useAddressState(addressParams, 'session_');
  const typed = useDebouncedText(search, (next) => change({ search: next, page: 1 }, { replace: true }));
  const found = filterSessions(sessions, typed.text);
  const currentPage = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)));
  const rows = found.slice((currentPage - 1) * perPage, currentPage * perPage).map(toRow);
  if (sessions.length === 0)
    return <Typography color="textSecondary">{t('userPages.sessions.noOthers')}</Typography>;
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <SearchBox
          label={t('userPages.sessions.searchLabel')}
          placeholder={t('userPages.sessions.search')}
          value={typed.text}
          onChange={typed.type}
        />
      </Box>
      <Table
        {...table}
        label={t('userPages.sessions.others')}
        rows={rows}
        pager={{
          page: currentPage,
          perPage,
          total: found.length,
          onPageChange: (next) => change({ page: next }),
          onPerPageChange: (size) => change({ size, page: 1 }),
        }}
        empty={
          <Typography component="output" color="textSecondary" sx={{ display: 'block' }}>
            {t('userPages.sessions.noMatch')}
          </Typography>
        }
      />
    </>
  );
};
