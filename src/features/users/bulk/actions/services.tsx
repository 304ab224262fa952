import { Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import type { CatalogueService } from '../../../../model/dic-services/catalogueService';
import { type ServiceKey, serviceKeys } from '../../../../model/dic-services/services';
import {
  type ServiceChange,
  type ServiceChoices,
  changesServices,
  countByService,
  isAnyChosen,
  sameServicesAs,
  serviceChange,
  serviceChoices,
} from '../../../../model/users/serviceChoices';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { everyPage } from '../../../../model/completeList';
import { RadioButtons } from '../../../../ui/inputs/RadioButtons';
import { changeSentence, serviceName } from '../../account/ChangeSummary';
import type { BulkAction, BulkActionContext, InputsProps, Plan } from '../bulkAction';
import { PersonPicker } from './PersonPicker';

/** For each service: leave it as it is, give it or take it. */
const ServicesInputs = ({ values, onChange }: InputsProps<ServiceChoices>) => {
  const t = useTranslate();
  const isListed = useIsInCatalogue();
  const options = serviceChoices.map((choice) => ({
    value: choice,
    label: t(`users.bulk.services.choice.${choice}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary">{t('users.bulk.services.help')}</Typography>
      {serviceKeys.map((key) => (
        <RadioButtons
          key={key}
          label={serviceName(t, key)}
          help={isListed(key) ? undefined : t('users.bulk.services.notInCatalogue')}
          value={values[key] ?? 'leave'}
          options={options}
          onChange={(choice) => onChange({ ...values, [key]: choice })}
        />
      ))}
    </Stack>
  );
};

/** While the catalogue is not known, every service counts as part of it. */
const useIsInCatalogue = () => {
  const { data: catalogue } = useGetList<CatalogueService>('dic-services', { pagination: everyPage });
  return (key: ServiceKey): boolean => catalogue?.some(({ code_name }) => code_name === key) ?? true;
};

export const services: BulkAction<ServiceChoices> = {
  call: 'saveServiceAccess',
  initial: {},
  Inputs: ServicesInputs,
  isComplete: isAnyChosen,
  plan: (people, choices, context) => planOfServices(people, choices, context),
};

export const sameServices: BulkAction<UserRecord | null> = {
  call: 'saveServiceAccess',
  initial: null,
  Inputs: PersonPicker,
  isComplete: (model) => model !== null,
  plan: async (people, model, context) => {
    if (!model) throw new Error('No user was chosen.');
    const { t } = context;
    const [[, has] = []] = await readServices([model], context);
    if (!has) {
      const reason = t('users.bulk.sameServices.unreadable', { name: displayName(model) });
      return { summary: [], changes: [], leftOut: people.map((user) => ({ user, reason })), unchanged: 0 };
    }
    const others = people.filter(({ id }) => id !== model.id);
    const itself = people.filter(({ id }) => id === model.id);
    const plan = await planOfServices(others, sameServicesAs(has), context);
    const reason = t('users.bulk.sameServices.isModel');
    return { ...plan, leftOut: [...itself.map((user) => ({ user, reason })), ...plan.leftOut] };
  },
};

export const readServices = (people: readonly UserRecord[], { data, readEach, signal }: BulkActionContext) =>
  readEach(people, 'loadServiceAccess', ({ id }) => data.serviceAccess(id, signal));

export const servicesText = ({ t }: BulkActionContext, change: ServiceChange): string => {
  const namesOf = (isOn: boolean) =>
    serviceKeys.filter((key) => change[key] === isOn).map((key) => serviceName(t, key));
  return changeSentence(t, namesOf(true), namesOf(false)) ?? '';
};

const planOfServices = async (
  people: readonly UserRecord[],
  choices: ServiceChoices,
  context: BulkActionContext,
): Promise<Plan> => {
  const { data, t } = context;
  const answers = await readServices(people, context);
  const read = answers.flatMap(([user, has]) =>
    has ? [{ user, has, change: serviceChange(has, choices) }] : [],
  );
  const losing = read.filter(({ change }) => Object.values(change).includes(false));
  const { leftOut } = await context.withoutProtected(losing.map(({ user }) => user));
  const isLeftOut = (user: UserRecord) => leftOut.some((entry) => entry.user === user);
  const planned = read.filter(({ user }) => !isLeftOut(user));
  const changed = planned.filter(({ change }) => changesServices(change));
  return {
    summary: countByService(planned.map(({ change }) => change)).map(({ key, ...counts }) =>
      t('users.bulk.services.count', { service: serviceName(t, key), ...counts }),
    ),
    changes: changed.map(({ user, has, change }) => ({
      user,
      text: servicesText(context, change),
      send: async (attempt, _values, keep) => {
        await attempt(() => data.saveServiceAccess(user.id, change));
        keep({ services: { before: has, change } });
      },
    })),
    leftOut: [
      ...leftOut,
      ...answers
        .filter(([, has]) => !has)
        .map(([user]) => ({ user, reason: t('users.bulk.services.unreadable') })),
    ],
    unchanged: planned.length - changed.length,
  };
};
