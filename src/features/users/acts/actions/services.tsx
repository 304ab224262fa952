import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { CatalogueService } from '../../../../model/dic-services/catalogueService';
import type { ServiceFlags } from '../../../../model/dic-services/services';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { describeChanges } from '../../account/ChangeSummary';
import { nameServices } from '../../account/services';
import type { BulkAction, BulkActionContext, Change, InputsProps, Plan, ServiceChange } from '../bulkAction';
import { countByService, isAnyFlag, onlyServices, serviceChange } from '../serviceChange';
import { ServicePickers } from './ServicePickers';
import { UserPicker } from './UserPicker';

interface ServiceValues {
  /** True to add, false to remove. */
  choices: ServiceFlags;
  /** User whose services are copied; null until one is chosen. */
  model?: UserRecord | null;
}

const ServicesInputs = ({ values, onChange }: InputsProps<ServiceValues>) => {
  const t = useTranslate();
  const { choices, model } = values;
  if (model === undefined)
    return (
      <ServicePickers
        choices={choices}
        onChoose={(chosen) => onChange({ choices: chosen })}
        onCopy={() => onChange({ choices: {}, model: null })}
      />
    );
  return (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <UserPicker values={model} onChange={(user) => onChange({ choices, model: user })} />
      </Box>
      <Button onClick={() => onChange({ choices })}>{t('users.bulk.services.choose')}</Button>
    </Stack>
  );
};

export const services: BulkAction<ServiceValues> = {
  initial: { choices: {} },
  Inputs: ServicesInputs,
  isComplete: ({ choices, model }) => (model === undefined ? isAnyFlag(choices) : model !== null),
  plan: (users, { choices, model }, context) =>
    model ? planCopy(users, model, context) : planServices(users, () => choices, context),
};

const planCopy = async (
  users: readonly UserRecord[],
  model: UserRecord,
  context: BulkActionContext,
): Promise<Plan> => {
  const { t, leaveOut } = context;
  const [[, modelServices] = []] = await readServices([model], context);
  if (!modelServices) {
    const reason = t('users.bulk.services.copy.unreadable', { name: displayName(model) });
    for (const user of users) leaveOut(user, reason);
    return { summary: [], changes: [] };
  }
  for (const user of users) if (user.id === model.id) leaveOut(user, t('users.bulk.services.copy.isModel'));
  const others = users.filter(({ id }) => id !== model.id);
  return planServices(others, (has) => onlyServices(has, modelServices), context);
};

export const readServices = (users: readonly UserRecord[], { data, readEach, signal }: BulkActionContext) =>
  readEach(users, 'loadServiceAccess', ({ id }) => data.serviceAccess(id, signal));

type Services = ReturnType<typeof nameServices>;

/** Falls back to keys as names if the catalogue cannot be loaded. */
export const readNames = async ({ data, t, attempt, signal }: BulkActionContext): Promise<Services> => {
  const catalogue = data.getAll<CatalogueService>('dic-services', { signal }, { attempt });
  return nameServices(t, await catalogue.then((all) => all.data).catch(() => undefined));
};

export const changeServices = (
  user: UserRecord,
  access: ServiceChange,
  { getKeys, getName }: Services,
  { data, t }: BulkActionContext,
): Change => {
  const { change } = access;
  const listNames = (isOn: boolean) =>
    getKeys(change)
      .filter((key) => change[key] === isOn)
      .map(getName);
  return {
    user,
    text: describeChanges(t, listNames(true), listNames(false)) ?? '',
    send: async (attempt, _values, addUndoable) => {
      await attempt('saveServiceAccess', () => data.saveServiceAccess(user.id, change));
      addUndoable({ services: access });
    },
  };
};

const planServices = async (
  users: readonly UserRecord[],
  getWanted: (has: ServiceFlags) => ServiceFlags,
  context: BulkActionContext,
): Promise<Plan> => {
  const { t, leaveOut, withoutProtected } = context;
  const names = await readNames(context);
  const accessByUser = await readServices(users, context);
  const read = accessByUser.flatMap(([user, before]) =>
    before ? [{ user, before, change: serviceChange(before, getWanted(before)) }] : [],
  );
  const isLoss = (change: ServiceFlags) => Object.values(change).includes(false);
  const losing = read.filter(({ change }) => isLoss(change)).map(({ user }) => user);
  const mayLose = new Set(await withoutProtected(losing));
  const planned = read.filter(({ user, change }) => mayLose.has(user) || !isLoss(change));
  for (const [user, has] of accessByUser) if (!has) leaveOut(user, t('users.bulk.services.unreadable'));
  return {
    summary: countByService(planned.map(({ change }) => change)).map(({ key, ...counts }) =>
      t('users.bulk.services.count', { service: names.getName(key), ...counts }),
    ),
    changes: planned
      .filter(({ change }) => isAnyFlag(change))
      .map(({ user, ...access }) => changeServices(user, access, names, context)),
  };
};
