import { serviceKeys, type ServiceFlags, type ServiceKey } from '../dic-services/services';

export const serviceChoices = ['leave', 'give', 'take'] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

export type ServiceChoices = Partial<Record<ServiceKey, ServiceChoice>>;

export type ServiceChange = Partial<ServiceFlags>;

/** The flags that differ from the choices. Only they are sent: the API leaves the others, and what is given meanwhile stays. */
export const serviceChange = (has: ServiceFlags, choices: ServiceChoices): ServiceChange => {
  const isDifferent = (key: ServiceKey) => choices[key] === (has[key] ? 'take' : 'give');
  return Object.fromEntries(serviceKeys.filter(isDifferent).map((key) => [key, !has[key]]));
};

/** The choices that leave somebody with the services of this person. */
export const sameServicesAs = (has: ServiceFlags): ServiceChoices =>
  Object.fromEntries(serviceKeys.map((key) => [key, has[key] ? 'give' : 'take']));

export const changesServices = (change: ServiceChange): boolean => Object.keys(change).length > 0;

export const isAnyChosen = (choices: ServiceChoices): boolean =>
  Object.values(choices).some((choice) => choice !== 'leave');

export interface ServiceCount {
  key: ServiceKey;
  gain: number;
  lose: number;
  unchanged: number;
}

/** For each service that somebody gains or loses by these changes, how many do, and how many stay as they are. */
export const countByService = (changes: readonly ServiceChange[]): ServiceCount[] =>
  serviceKeys
    .map((key) => {
      const gain = changes.filter((change) => change[key] === true).length;
      const lose = changes.filter((change) => change[key] === false).length;
      return { key, gain, lose, unchanged: changes.length - gain - lose };
    })
    .filter(({ gain, lose }) => gain + lose > 0);
