import type { UserRecord } from '../../../../model/users/userRecord';
import type { Act, ActTools, Plan } from '../act';

const planOf = (
  people: readonly UserRecord[],
  name: 'activate' | 'deactivate',
  { data, t }: ActTools,
): Omit<Plan, 'leftOut'> => {
  const is_active = name === 'activate';
  const changed = people.filter((user) => Boolean(user.is_active) !== is_active);
  const changes = changed.map((user) => ({
    user,
    what: t(`users.bulk.${name}.what`),
    send: (attempt) =>
      attempt(() =>
        data.update('users', { id: user.id, data: { is_active }, previousData: { id: user.id } }),
      ),
  })) satisfies Plan['changes'];
  return {
    summary: changes.length > 0 ? [t(`users.bulk.${name}.text`, { smart_count: changes.length })] : [],
    changes,
    unchanged: people.length - changes.length,
  };
};

export const activate: Act = {
  call: 'updateAccount',
  initial: null,
  plan: async (people, _values, tools) => ({ ...planOf(people, 'activate', tools), leftOut: [] }),
};

export const deactivate: Act = {
  call: 'updateAccount',
  isHarmful: true,
  initial: null,
  plan: async (people, _values, tools) => {
    const { others, leftOut } = await tools.withoutProtected(people);
    return { ...planOf(others, 'deactivate', tools), leftOut };
  },
};
