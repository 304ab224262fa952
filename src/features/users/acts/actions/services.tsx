import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { CatalogueService } from '../../../../model/dic-services/catalogueService';
import {
  type ServiceChange,
  type ServiceChoice,
  type ServiceChoices,
  changesServices,
  countByService,
  isAnyChosen,
  copyChoices,
  serviceChange,
} from '../serviceChoices';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { describeChanges } from '../../account/ChangeSummary';
import { nameServices } from '../../account/services';
import type { BulkAction, BulkActionContext, InputsProps, Plan } from '../bulkAction';
import { ServicePickers } from './ServicePickers';
import { UserPicker } from './UserPicker';

export interface ServiceValues {
  choices: ServiceChoices;
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
  isComplete: ({ choices, model }) => (model === undefined ? isAnyChosen(choices) : model !== null),
  plan: (users, { choices, model }, context) =>
    model ? planCopy(users, model, context) : planServices(users, choices, context),
};

const planCopy = async (
  users: readonly UserRecord[],
  model: UserRecord,
  context: BulkActionContext,
): Promise<Plan<ServiceValues>> => {
  const { t } = context;
  const [[, modelServices] = []] = await readServices([model], context);
  if (!modelServices) {
    const reason = t('users.bulk.services.copy.unreadable', { name: displayName(model) });
    return { summary: [], changes: [], excluded: users.map((user) => ({ user, reason })), unchanged: 0 };
  }
  const others = users.filter(({ id }) => id !== model.id);
  const modelUsers = users.filter(({ id }) => id === model.id);
  const plan = await planServices(others, copyChoices(modelServices), context, 'take');
  const reason = t('users.bulk.services.copy.isModel');
  return { ...plan, excluded: [...modelUsers.map((user) => ({ user, reason })), ...plan.excluded] };
};

export const readServices = (users: readonly UserRecord[], { data, readEach, signal }: BulkActionContext) =>
  readEach(users, 'loadServiceAccess', ({ id }) => data.serviceAccess(id, signal));

type Services = ReturnType<typeof nameServices>;

/** Falls back to keys as names if the catalogue cannot be loaded. */
export const readNames = async ({ data, t, attempt, signal }: BulkActionContext): Promise<Services> => {
  const catalogue = data.getAll<CatalogueService>('dic-services', { signal }, { attempt });
  return nameServices(t, await catalogue.then((all) => all.data).catch(() => undefined));
};

export const describeServiceChange = (
  { t }: BulkActionContext,
  { getKeys, getName }: Services,
  change: ServiceChange,
): string => {
  const listNames = (isOn: boolean) =>
    getKeys(change)
      .filter((key) => change[key] === isOn)
      .map(getName);
  return describeChanges(t, listNames(true), listNames(false)) ?? '';
};

const planServices = async (
  users: readonly UserRecord[],
  choices: ServiceChoices,
  context: BulkActionContext,
  otherServices?: ServiceChoice,
): Promise<Plan> => {
  const { data, t } = context;
  const names = await readNames(context);
  const servicesByUser = await readServices(users, context);
  const read = servicesByUser.flatMap(([user, has]) =>
    has ? [{ user, has, change: serviceChange(has, choices, otherServices) }] : [],
  );
  const losing = read.filter(({ change }) => Object.values(change).includes(false));
  const { excluded } = await context.excludeProtected(losing.map(({ user }) => user));
  const isExcluded = (user: UserRecord) => excluded.some((entry) => entry.user === user);
  const planned = read.filter(({ user }) => !isExcluded(user));
  const changed = planned.filter(({ change }) => changesServices(change));
  return {
    summary: countByService(planned.map(({ change }) => change)).map(({ key, ...counts }) =>
      t('users.bulk.services.count', { service: names.getName(key), ...counts }),
    ),
    changes: changed.map(({ user, has, change }) => ({
      user,
      text: describeServiceChange(context, names, change),
      send: async (attempt, _values, addUndoable) => {
        await attempt('saveServiceAccess', () => data.saveServiceAccess(user.id, change));
        addUndoable({ services: { before: has, change } });
      },
    })),
    excluded: [
      ...excluded,
      ...servicesByUser
        .filter(([, has]) => !has)
        .map(([user]) => ({ user, reason: t('users.bulk.services.unreadable') })),
    ],
    unchanged: planned.length - changed.length,
  };
};
