import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../../../auth/useAuth';
import { serviceKeys } from '../../../../model/dic-services/services';
import { changesServices, serviceChange } from '../../../../model/users/serviceChoices';
import type { User } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import type { Act, ActTools, Attempt, InputsProps, Plan } from '../act';
import { explainedBy } from '../reasonOf';
import { endSessionsOf } from './endSessions';

const planOf = <Values,>(
  people: readonly UserRecord[],
  name: 'activate' | 'deactivate',
  { data, t }: ActTools,
  then: (user: UserRecord, attempt: Attempt, values: Values) => Promise<void>,
): Omit<Plan<Values>, 'leftOut'> => {
  const is_active = name === 'activate';
  const changes = people
    .filter((user) => Boolean(user.is_active) !== is_active)
    .map((user) => ({
      user,
      what: t(`users.bulk.${name}.what`),
      send: async (attempt: Attempt, values: Values) => {
        const change = { id: user.id, data: { is_active }, previousData: { id: user.id } };
        await attempt(() => data.update('users', change));
        await then(user, attempt, values);
      },
    }));
  return {
    summary: changes.length > 0 ? [t(`users.bulk.${name}.text`, { smart_count: changes.length })] : [],
    changes,
    unchanged: people.length - changes.length,
  };
};

export const activate: Act = {
  call: 'updateAccount',
  initial: null,
  plan: async (people, _values, tools) => ({
    ...planOf(people, 'activate', tools, async () => {}),
    leftOut: [],
  }),
};

interface Deactivation {
  endsSessions: boolean;
  takesServices: boolean;
}

/** Only superusers see and change sessions and services of others. */
const mayTake = (me: User | null) => me?.is_superuser === true;

const DeactivationOptions = ({ values, onChange }: InputsProps<Deactivation>) => {
  const t = useTranslate();
  const me = useUser();
  const option = (name: keyof Deactivation) => (
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
      {mayTake(me) && (
        <Box sx={{ mt: 1 }}>
          {option('endsSessions')}
          {option('takesServices')}
        </Box>
      )}
    </div>
  );
};

export const deactivate: Act<Deactivation> = {
  call: 'updateAccount',
  isHarmful: true,
  initial: { endsSessions: true, takesServices: false },
  Options: DeactivationOptions,
  plan: async (people, _values, tools) => {
    const { data, me } = tools;
    const { others, leftOut } = await tools.withoutProtected(people);
    const takeServices = async (id: number) => {
      const has = await data.serviceAccess(id);
      const change = has && serviceChange(has, Object.fromEntries(serviceKeys.map((key) => [key, 'take'])));
      if (change && changesServices(change)) await data.saveServiceAccess(id, change);
    };
    const plan = planOf<Deactivation>(others, 'deactivate', tools, async ({ id }, attempt, chosen) => {
      if (!mayTake(me)) return;
      if (chosen.endsSessions) await explainedBy('endSessionOf', endSessionsOf(id, tools, attempt));
      if (chosen.takesServices)
        await explainedBy(
          'saveServiceAccess',
          attempt(() => takeServices(id)),
        );
    });
    return { ...plan, leftOut };
  },
};
