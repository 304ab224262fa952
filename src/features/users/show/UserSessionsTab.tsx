import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError, useQueryFailure } from '../../../api/useNotifyError';
import { useAuth, useUser } from '../../../auth/useAuth';
import {
  type ActiveSession,
  type ActiveSessions,
  allSessions,
  sessionUsage,
  withoutSessions,
} from '../../../model/sessions/activeSession';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { ResourceTable } from '../../../ui/table/ResourceTable';
import { sessionsKey, useActiveSessions } from '../../sessions/useSessions';
import { SessionUsageBar } from '../../sessions/SessionOverview';
import { OtherSessions } from './OtherSessions';
import { SessionDetails } from './SessionDetails';
import { type SessionRow, useSessionColumns } from './useSessionColumns';

const rowOf = (session: ActiveSession): SessionRow => ({ id: session.user_activate_session_id, session });

/** Spec 2 §2.5 "Active Sessions tab". */
export const UserSessionsTab = ({ userId, limit }: { userId: number; limit: number | null | undefined }) => {
  const t = useTranslate();
  const { query, busy, end, isOwnCurrent } = useUserSessions(userId);
  const [opened, setOpened] = useState<ActiveSession | null>(null);
  const [ending, setEnding] = useState<ActiveSession | null>(null);
  const open = ({ session }: SessionRow) => setOpened(session);
  const columns = useSessionColumns({ busy, onOpen: open, onLogout: setEnding });
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
          {allSessions(sessions).length === 0 && <Typography component="output">{text('none')}</Typography>}
          <Section title={text('current')}>
            <ResourceTable
              isEven
              label={text('current')}
              columns={columns}
              rows={sessions.current ? [rowOf(sessions.current)] : []}
              onRow={open}
              empty={<Typography color="textSecondary">{text('noCurrent')}</Typography>}
            />
          </Section>
          <Section title={text('others')}>
            <OtherSessions sessions={sessions.others} columns={columns} rowOf={rowOf} onOpen={open} />
          </Section>
        </>
      )}
      {opened && <SessionDetails session={opened} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        open={ending !== null}
        type="danger"
        title="userPages.sessions.confirmTitle"
        message="userPages.sessions.confirm"
        confirm="userPages.sessions.logout"
        onConfirm={async () => {
          if (ending) await end(ending);
          setEnding(null);
        }}
        onCancel={() => setEnding(null)}
      >
        {ending && isOwnCurrent(ending) && (
          <Typography variant="body2" sx={{ mt: 3 }}>
            {text('ownCurrent')}
          </Typography>
        )}
      </ConfirmDialog>
    </Stack>
  );
};

/** Ending your own current session signs you out (decisions §4). */
const useUserSessions = (userId: number) => {
  const data = useData();
  const me = useUser();
  const notify = useNotify();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const auth = useAuth();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const queryKey = sessionsKey(userId);
  const query = useActiveSessions(userId);

  const isOwnCurrent = ({ is_current_session: isCurrent }: ActiveSession) =>
    isCurrent && userId === me?.user_id;

  const end = async (session: ActiveSession): Promise<void> => {
    const id = session.user_activate_session_id;
    setBusy((all) => new Set([...all, id]));
    // A pending refetch would restore the session that is about to end.
    await client.cancelQueries({ queryKey });
    try {
      if (isOwnCurrent(session)) await auth.writes.finish();
      await data.endSession(id);
      if (isOwnCurrent(session)) {
        notify('userPages.sessions.ended', { type: 'success' });
        return auth.endSession('endedByServer');
      }
      client.setQueryData<ActiveSessions>(queryKey, (list) => {
        const rest = list && withoutSessions(list, [id]);
        return rest?.current?.user_activate_session_id === id ? { ...rest, current: null } : rest;
      });
      notify('userPages.sessions.ended', { type: 'success' });
    } catch (error) {
      notifyError('endSessionOf', error);
    }
    setBusy((all) => new Set([...all].filter((other) => other !== id)));
    return undefined;
  };
  return { query, busy, end, isOwnCurrent };
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </section>
);

const SessionSummary = (props: { sessions: ActiveSessions; limit: number | null | undefined }) => {
  const t = useTranslate();
  const { used, max, isLimitReached } = sessionUsage(props.sessions, props.limit);
  const summary = t('userPages.sessions.summary', { used, max });
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        <Typography variant="h3" component="p" sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {summary}
        </Typography>
        <Typography sx={{ color: isLimitReached ? 'warning.main' : 'success.main', fontWeight: 500 }}>
          {t(`userPages.sessions.${isLimitReached ? 'limitReached' : 'withinLimit'}`)}
        </Typography>
      </Box>
      <SessionUsageBar {...props} text={summary} />
    </Card>
  );
};
