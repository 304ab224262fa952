import {
  changesServices,
  countByService,
  isAnyChosen,
  sameServicesAs,
  serviceChange,
  type ServiceChange,
  type ServiceChoices,
} from '../../../../model/users/serviceChoices';
import { serviceKeys } from '../../../../model/dic-services/services';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import { changeSentence } from '../../ChangeSummary';
import { serviceName } from '../../serviceName';
import type { Act, ActTools, Plan } from '../act';
import { PersonPicker } from './PersonPicker';
import { ServicesInputs } from './ServicesInputs';

export const services: Act<ServiceChoices> = {
  call: 'saveServiceAccess',
  initial: {},
  Inputs: ServicesInputs,
  isComplete: isAnyChosen,
  plan: (people, choices, tools) => planOfServices(people, choices, tools),
};

export const sameServices: Act<UserRecord | null> = {
  call: 'saveServiceAccess',
  initial: null,
  Inputs: PersonPicker,
  isComplete: (model) => model !== null,
  plan: async (people, model, tools) => {
    if (!model) throw new Error('No user was chosen.');
    const { t } = tools;
    const [[, has] = []] = await readServices([model], tools);
    if (!has) {
      const reason = t('users.bulk.sameServices.unreadable', { name: displayName(model) });
      return { summary: [], changes: [], leftOut: people.map((user) => ({ user, reason })), unchanged: 0 };
    }
    const others = people.filter(({ id }) => id !== model.id);
    const itself = people.filter(({ id }) => id === model.id);
    const plan = await planOfServices(others, sameServicesAs(has), tools);
    const reason = t('users.bulk.sameServices.isModel');
    return { ...plan, leftOut: [...itself.map((user) => ({ user, reason })), ...plan.leftOut] };
  },
};

const readServices = (people: readonly UserRecord[], { data, readEach, signal }: ActTools) =>
  readEach(people, 'loadServiceAccess', ({ id }, attempt) => attempt(() => data.serviceAccess(id, signal)));

const planOfServices = async (
  people: readonly UserRecord[],
  choices: ServiceChoices,
  tools: ActTools,
): Promise<Plan> => {
  const { data, t } = tools;
  const answers = await readServices(people, tools);
  const read = answers.flatMap(([user, has]) => (has ? [{ user, change: serviceChange(has, choices) }] : []));
  const losing = read.filter(({ change }) => Object.values(change).includes(false));
  const { leftOut } = await tools.withoutProtected(losing.map(({ user }) => user));
  const isLeftOut = (user: UserRecord) => leftOut.some((entry) => entry.user === user);
  const planned = read.filter(({ user }) => !isLeftOut(user));
  const changed = planned.filter(({ change }) => changesServices(change));
  const namesOf = (change: ServiceChange, isOn: boolean) =>
    serviceKeys.filter((key) => change[key] === isOn).map((key) => serviceName(t, key));
  return {
    summary: countByService(planned.map(({ change }) => change)).map(({ key, ...counts }) =>
      t('users.bulk.services.count', { service: serviceName(t, key), ...counts }),
    ),
    changes: changed.map(({ user, change }) => ({
      user,
      what: changeSentence(t, namesOf(change, true), namesOf(change, false)) ?? '',
      send: (attempt) => attempt(() => data.saveServiceAccess(user.id, change)),
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
