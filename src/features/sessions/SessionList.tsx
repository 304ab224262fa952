import { Box, Button, Card, Chip, FormHelperText } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ErrorMessage } from '../../api/errors';
import { useAuth } from '../../auth/useAuth';
import type { ActiveSession, ActiveSessions } from '../../model/sessions/activeSession';
import { FailureDetails } from '../../ui/FailureDetails';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { useWait } from '../../ui/form/useCountdown';
import { hint } from '../../ui/page/SharedTooltip';
import { visuallyHidden } from '../../ui/styles';
import { browserName, RelativeTime, SessionLocation } from './SessionFacts';
import type { EndSessions } from './useSessions';

interface SessionListProps {
  sessions: ActiveSessions;
  newIds: ReadonlySet<number>;
  /** The session that the next sign-in elsewhere ends (decisions §4). */
  oldestId: number | undefined;
  endActions: EndSessions;
  onNotMe: () => void;
}

export const SessionList = (props: SessionListProps) => {
  const { sessions, newIds, oldestId, endActions, onNotMe } = props;
  const { current, others } = sessions;
  const [activeDialog, setActiveDialog] = useState<'logout' | 'notMe' | null>(null);
  const { logout } = useAuth();
  const { busyIds, failures, endOne, endAll } = endActions;
  const close = () => setActiveDialog(null);
  const endOthers = async () => {
    const areAllEnded = await endAll(others.map((session) => session.user_activate_session_id));
    close();
    if (areAllEnded) onNotMe();
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {current && <SessionCard session={current} onLogout={() => setActiveDialog('logout')} />}
        {others.map((session) => {
          const id = session.user_activate_session_id;
          return (
            <SessionCard
              key={id}
              session={session}
              notes={[newIds.has(id) && 'isNew', id === oldestId && 'endsNext']}
              isBusy={busyIds.has(id)}
              failure={failures.get(id)}
              onLogout={() => void endOne(session)}
              onNotMe={() => setActiveDialog('notMe')}
            />
          );
        })}
      </Box>
      <ConfirmDialog
        open={activeDialog === 'logout'}
        type="danger"
        title="sessions.confirm.title"
        message="sessions.confirm.text"
        confirm="sessions.confirm.yes"
        onConfirm={() => void logout()}
        onCancel={close}
      />
      <ConfirmDialog
        open={activeDialog === 'notMe'}
        title="sessions.notMe.title"
        message="sessions.notMe.text"
        confirm="sessions.notMe.yes"
        onConfirm={endOthers}
        onCancel={close}
      />
    </>
  );
};

interface SessionCardProps {
  session: ActiveSession;
  /** Message keys of what distinguishes it. */
  notes?: readonly ('isNew' | 'endsNext' | false)[];
  isBusy?: boolean;
  failure?: ErrorMessage | undefined;
  onLogout: () => void;
  onNotMe?: () => void;
}

/** Two lines: device and browser, then the other four facts. */
const SessionCard = (props: SessionCardProps) => {
  const { session, notes = [], isBusy = false, failure, onLogout, onNotMe } = props;
  const t = useTranslate();
  const id = useId();
  const isCurrent = session.is_current_session;
  const endLabel = failure ? 'action.retry' : 'sessions.logout';
  const buttonLabel = t(isCurrent ? 'sessions.logoutCurrent' : endLabel);
  const seconds = useWait(failure?.wait ?? null);
  const label = seconds > 0 ? t('ui.wait.label', { label: buttonLabel, seconds }) : buttonLabel;
  const isDisabled = isBusy || seconds > 0;
  const { device_info, ip_address, location, session_start, session_expire } = session;
  const facts = {
    device: device_info?.Device,
    browser: browserName(session),
    ip: ip_address,
    location: <SessionLocation location={location} />,
    started: session_start && <RelativeTime dateTime={session_start} />,
    expires: session_expire && <RelativeTime dateTime={session_expire} />,
  };
  const nameIds = `${id}device ${id}browser`;
  return (
    <Card component="li" aria-labelledby={nameIds} sx={cardStyle}>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`sessions.${name}`)}</dt>{' '}
            <dd id={id + name}>
              <bdi>{value || t('sessions.unknown')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isCurrent && <Chip size="small" color="success" variant="outlined" label={t('sessions.activeNow')} />}
      {notes.map(
        (note) =>
          note && (
            <Chip
              key={note}
              size="small"
              color={note === 'isNew' ? 'info' : 'warning'}
              variant="outlined"
              label={t(`sessions.${note}`)}
              {...hint(t(`sessions.${note}Hint`))}
            />
          ),
      )}
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
        {onNotMe && (
          <Button size="small" color="inherit" aria-describedby={nameIds} onClick={onNotMe}>
            {t('sessions.notMe.open')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color={isCurrent ? 'error' : 'primary'}
          aria-describedby={nameIds}
          aria-busy={isBusy}
          sx={{ minWidth: 128 }}
          // A disabled button would lose the focus, also when the call fails.
          aria-disabled={isDisabled}
          onClick={() => isDisabled || onLogout()}
        >
          <BusyLabel label={label} busyLabel={t('sessions.loggingOut')} busy={isBusy} />
        </Button>
      </Box>
      {failure && (
        <FormHelperText component="div" error sx={{ m: 0, width: '100%' }}>
          {t(failure.message, failure.messageArgs)}
          <FailureDetails requestId={failure.requestId} />
        </FormHelperText>
      )}
    </Card>
  );
};

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 4,
  py: 2,
  '& dl': { position: 'relative', flex: '1 1 20rem', m: 0, typography: 'body2', overflowWrap: 'anywhere' },
  '& dl > div': { display: 'inline-block', marginInlineEnd: 3 },
  '& dl > :nth-of-type(-n + 2)': { display: 'inline' },
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt': { color: 'text.secondary' },
  '& dl > :nth-of-type(-n + 2) > dt': visuallyHidden,
  '& dl > :nth-of-type(-n + 2) > dd': { typography: 'body1', fontWeight: 600 },
  '& dl > :nth-of-type(2)': { marginInlineEnd: 0 },
  // Begins the second line.
  '& dl > :nth-of-type(2)::after': { content: '"\\A"', whiteSpace: 'pre' },
} as const;
