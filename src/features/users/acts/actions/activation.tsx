import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../../../auth/useAuth';
import type { User } from '../../../../model/users/user';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { planAccountChange } from '../accountChange';
import type { BulkAction, BulkActionContext, Change, InputsProps } from '../bulkAction';
import { isAnyFlag, onlyServices, serviceChange } from '../serviceChange';
import { endUserSessions } from './endSessions';

export const activate: BulkAction = {
  initial: null,
  plan: (users, _values, context) =>
    planAccountChange(users, 'is_active', true, context, 'users.bulk.activate.text'),
};

interface Deactivation {
  endsSessions: boolean;
  takesServices: boolean;
}

/** Only superusers may see and change the sessions and services of others. */
const canRevoke = (me: User | null) => me?.is_superuser === true;

const DeactivationOptions = ({ values, onChange }: InputsProps<Deactivation>) => {
  const t = useTranslate();
  const me = useUser();
  const renderOption = (name: keyof Deactivation) => (
    <CheckboxField
      name={name}
      label={t(`users.bulk.deactivate.${name}`)}
      checked={values[name]}
      onChange={(isChosen) => onChange({ ...values, [name]: isChosen })}
    />
  );
  return (
    <div>
      <Typography>{t('users.bulk.deactivate.stays')}</Typography>
      {canRevoke(me) && (
        <Box sx={{ mt: 1 }}>
          {renderOption('endsSessions')}
          {renderOption('takesServices')}
        </Box>
      )}
    </div>
  );
};

const revokeServices = async (
  { data }: BulkActionContext,
  id: number,
  addUndoable: Parameters<Change['send']>[2],
): Promise<void> => {
  const before = await data.serviceAccess(id);
  const change = before && serviceChange(before, onlyServices(before, {}));
  if (!change || !isAnyFlag(change)) return;
  await data.saveServiceAccess(id, change);
  addUndoable({ services: { before, change } });
};

export const deactivate: BulkAction<Deactivation> = {
  isHarmful: true,
  initial: { endsSessions: true, takesServices: false },
  Options: DeactivationOptions,
  plan: async (users, _values, context) => {
    const others = await context.withoutProtected(users);
    const plan = planAccountChange(others, 'is_active', false, context, 'users.bulk.deactivate.text');
    const changes = plan.changes.map((change): Change<Deactivation> => ({
      ...change,
      send: async (attempt, options, addUndoable) => {
        await change.send(attempt, options, addUndoable);
        if (!canRevoke(context.me)) return;
        const { id } = change.user;
        if (options.endsSessions) await attempt('endSessionOf', () => endUserSessions(id, context));
        if (options.takesServices)
          await attempt('saveServiceAccess', () => revokeServices(context, id, addUndoable));
      },
    }));
    return { ...plan, changes };
  },
};
