import { Stack, Typography } from '@mui/material';
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
  serviceChoices,
} from '../../../../model/users/serviceChoices';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { RadioButtons } from '../../../../ui/inputs/RadioButtons';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { describeChanges } from '../../account/ChangeSummary';
import { nameServices, useServices } from '../../account/services';
import type { BulkAction, BulkActionContext, InputsProps, Plan } from '../bulkAction';
import { UserPicker } from './UserPicker';

/** Offers to leave, grant or revoke each service. */
const ServicesInputs = ({ values, onChange }: InputsProps<ServiceChoices>) => {
  const t = useTranslate();
  const { getKeys, getName, isListed, failure } = useServices();
  const options = serviceChoices.map((choice) => ({
    value: choice,
    label: t(`users.bulk.services.choice.${choice}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary">{t('users.bulk.services.help')}</Typography>
      {failure && <LoadFailure {...failure} />}
      {getKeys(values).map((key) => (
        <RadioButtons
          key={key}
          label={getName(key)}
          help={isListed(key) ? undefined : t('users.bulk.services.notInCatalogue')}
          value={values[key] ?? 'leave'}
          options={options}
          onChange={(choice) => onChange({ ...values, [key]: choice })}
        />
      ))}
    </Stack>
  );
};

export const services: BulkAction<ServiceChoices> = {
  initial: {},
  Inputs: ServicesInputs,
  isComplete: isAnyChosen,
  plan: (users, choices, context) => planServices(users, choices, context),
};

export const sameServices: BulkAction<UserRecord | null> = {
  initial: null,
  Inputs: UserPicker,
  isComplete: (model) => model !== null,
  plan: async (users, model, context) => {
    if (!model) throw new Error('No user was chosen.');
    const { t } = context;
    const [[, modelServices] = []] = await readServices([model], context);
    if (!modelServices) {
      const reason = t('users.bulk.sameServices.unreadable', { name: displayName(model) });
      return { summary: [], changes: [], excluded: users.map((user) => ({ user, reason })), unchanged: 0 };
    }
    const others = users.filter(({ id }) => id !== model.id);
    const modelUsers = users.filter(({ id }) => id === model.id);
    const plan = await planServices(others, copyChoices(modelServices), context, 'take');
    const reason = t('users.bulk.sameServices.isModel');
    return { ...plan, excluded: [...modelUsers.map((user) => ({ user, reason })), ...plan.excluded] };
  },
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
