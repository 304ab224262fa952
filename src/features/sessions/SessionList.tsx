import { Box, Button, Card, Chip, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ErrorMessage } from '../../api/errors';
import { useAuth } from '../../auth/useAuth';
import type { ActiveSession, ActiveSessions } from '../../model/sessions/activeSession';
import { dateTimeText } from '../../model/time';
import { FailureDetails } from '../../ui/FailureDetails';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { useWait } from '../../ui/form/useCountdown';
import { SessionFacts, SessionLocation } from './SessionFacts';
import { useSessionName, type EndSessions } from './useSessions';
import { hint } from '../../ui/page/SharedTooltip';

interface SessionListProps {
  sessions: ActiveSessions;
  newIds: ReadonlySet<number>;
  endActions: EndSessions;
  onNotMe: () => void;
}

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const;

export const SessionList = (props: SessionListProps) => {
  const { sessions, newIds, endActions, onNotMe } = props;
  const { current, others } = sessions;
  const t = useTranslate();
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
      {current && (
        <Box component="ul" sx={listStyle}>
          <SessionCard session={current} onLogout={() => setActiveDialog('logout')} />
        </Box>
      )}
      {others.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 6, mb: 3 }}>
            {t('sessions.others')}
          </Typography>
          <Box component="ul" sx={listStyle}>
            {others.map((session) => {
              const id = session.user_activate_session_id;
              return (
                <SessionCard
                  key={id}
                  session={session}
                  isNew={newIds.has(id)}
                  isBusy={busyIds.has(id)}
                  failure={failures.get(id)}
                  onLogout={() => void endOne(session)}
                  onNotMe={() => setActiveDialog('notMe')}
                />
              );
            })}
          </Box>
        </>
      )}
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
  isNew?: boolean;
  isBusy?: boolean;
  failure?: ErrorMessage | undefined;
  onLogout: () => void;
  onNotMe?: () => void;
}

const SessionCard = (props: SessionCardProps) => {
  const { session, isNew, isBusy = false, failure, onLogout, onNotMe } = props;
  const t = useTranslate();
  const id = useId();
  const name = useSessionName()(session);
  const isCurrent = session.is_current_session;
  const endLabel = failure ? 'action.retry' : 'sessions.logout';
  const buttonLabel = t(isCurrent ? 'sessions.logoutCurrent' : endLabel);
  const seconds = useWait(failure?.wait ?? null);
  const label = seconds > 0 ? t('ui.wait.label', { label: buttonLabel, seconds }) : buttonLabel;
  const isDisabled = isBusy || seconds > 0;
  const { device_info, ip_address, location, session_start, session_expire } = session;
  const facts = {
    device: device_info?.Device,
    browser: device_info?.Browser,
    ip: ip_address,
    location: <SessionLocation location={location} />,
    started: <DateTime dateTime={session_start} />,
    expires: <DateTime dateTime={session_expire} />,
  };
  return (
    <Card component="li" sx={{ p: 4, ...(isCurrent && { borderColor: 'primary.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography id={id} variant="h3" component="h4" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {isCurrent && (
          <Chip size="small" color="success" variant="outlined" label={t('sessions.activeNow')} />
        )}
        {isNew && (
          <Chip
            size="small"
            color="info"
            variant="outlined"
            label={t('sessions.isNew')}
            {...hint(t('sessions.newHint'))}
          />
        )}
        {onNotMe && (
          <Button color="inherit" aria-describedby={id} onClick={onNotMe} sx={{ marginInlineStart: 'auto' }}>
            {t('sessions.notMe.open')}
          </Button>
        )}
        <Button
          variant="outlined"
          color={isCurrent ? 'error' : 'primary'}
          aria-describedby={id}
          aria-busy={isBusy}
          // A disabled button would lose the focus, also when the call fails.
          aria-disabled={isDisabled}
          onClick={() => isDisabled || onLogout()}
          sx={{ marginInlineStart: onNotMe ? 0 : 'auto' }}
        >
          <BusyLabel label={label} busyLabel={t('sessions.loggingOut')} busy={isBusy} />
        </Button>
        {failure && (
          <FormHelperText component="div" error sx={{ m: 0, width: '100%' }}>
            {t(failure.message, failure.messageArgs)}
            <FailureDetails requestId={failure.requestId} />
          </FormHelperText>
        )}
      </Box>
      <SessionFacts
        headingFactCount={2}
        facts={Object.entries(facts).map(([fact, value]) => [t(`sessions.${fact}`), value])}
        columns={{ xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      />
    </Card>
  );
};

const DateTime = ({ dateTime }: { dateTime: string | null | undefined }) => {
  const t = useTranslate();
  const text = dateTimeText(dateTime);
  return text ? <time dateTime={dateTime ?? ''}>{text}</time> : t('sessions.unknown');
};
