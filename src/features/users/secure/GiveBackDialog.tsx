import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isGone } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useNotifyError';
import { noServices } from '../../../model/dic-services/services';
import { listText } from '../../../model/lists';
import { isNothing, returnPlan, type TakenAccess } from '../../../model/users/takenAccess';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { serviceName } from '../serviceName';
import { readOnce, useUserChanged } from '../usersCache';
import { useSecuredAccounts } from './securedAccounts';
import { giveBackSteps } from './secureSteps';
import { useSteps } from './steps';
import { StepsDialog } from './StepsDialog';

/** Shows what would be given, and what somebody else changed meanwhile, before anything is sent. */
export const GiveBackDialog = ({ user, onClose }: { user: UserRecord; onClose: () => void }) => {
  const t = useTranslate();
  const data = useData();
  const secured = useSecuredAccounts();
  const steps = useSteps(useUserChanged(user.user_id));
  // A copy, because giving back empties the list while the dialog is open.
  const [taken] = useState(() => secured.takenFrom(user.user_id));
  const query = useAccessNow(user);
  const plan = query.data && !query.isFetching ? returnPlan(taken, query.data) : null;
  const failure = useQueryFailure('loadAccountOf', query);
  const isNothingLeft = plan !== null && isNothing(plan.gives);
  const args = { name: displayName(user) };
  const give = () => {
    if (!plan) return;
    // What somebody else has given is no longer kept here.
    secured.gave(user, plan.changed);
    void steps.run(giveBackSteps({ data, user, t }, plan.gives, (given) => secured.gave(user, given)));
  };
  const close = () => {
    if (!steps.hasBegun && (isNothingLeft || isGone(query.error))) secured.forget(user);
    onClose();
  };
  return (
    <StepsDialog
      title={t(steps.hasBegun ? 'users.giveBack.begun' : 'users.giveBack.title', args)}
      steps={steps}
      confirm={t('users.giveBack.open')}
      disabled={plan === null || isNothingLeft}
      onConfirm={give}
      onClose={close}
    >
      {failure && !query.data && <LoadFailure {...failure} />}
      {query.isPending && <Skeleton variant="rounded" height={96} />}
      {plan && (
        <Stack sx={{ gap: 3 }}>
          {isNothingLeft ? (
            <Typography>{t('users.giveBack.nothing')}</Typography>
          ) : (
            <AccessLines about="users.giveBack.gives" access={plan.gives} />
          )}
          {!isNothing(plan.changed) && (
            <Alert severity="warning" variant="outlined">
              <AccessLines about="users.giveBack.changed" access={plan.changed} />
            </Alert>
          )}
          <Typography variant="body2" color="textSecondary">
            {t('users.giveBack.sessions', args)}
          </Typography>
        </Stack>
      )}
    </StepsDialog>
  );
};

/** What the account has now, not what the pages have cached. */
const useAccessNow = ({ id, user_id: userId }: UserRecord) => {
  const data = useData();
  return useQuery({
    ...readOnce,
    queryKey: ['users', 'giveBack', userId],
    queryFn: async ({ signal }) => {
      const [{ data: account }, services] = await Promise.all([
        data.getOne<UserRecord>('users', { id, signal }),
        data.serviceAccess(userId, signal),
      ]);
      return { isActive: account.is_active !== false, services: services ?? noServices };
    },
  });
};

interface AccessLinesProps {
  /** The key of the sentence above them. */
  about: string;
  access: TakenAccess;
}

const AccessLines = ({ about, access: { wasActive, services } }: AccessLinesProps) => {
  const t = useTranslate();
  const names = listText(services.map((key) => serviceName(t, key)));
  return (
    <div>
      <Typography>{t(about)}</Typography>
      <ul style={{ margin: 0, paddingInlineStart: 24 }}>
        {wasActive && <li>{t('users.secure.access.active')}</li>}
        {names && <li>{t('users.secure.access.services', { names })}</li>}
      </ul>
    </div>
  );
};
