import { orderedServices, type ServiceFlags } from '../../../model/dic-services/services';

export type ServiceChoice = 'leave' | 'give' | 'take';

export type ServiceChoices = Partial<Record<string, ServiceChoice>>;

export type ServiceChange = ServiceFlags;

/** Flags that differ from the choices. The API keeps flags that are not sent, so concurrent changes survive. */
export const serviceChange = (
  has: ServiceFlags,
  choices: ServiceChoices,
  others: ServiceChoice = 'leave',
): ServiceChange => {
  const isDifferent = (key: string) => (choices[key] ?? others) === (has[key] ? 'take' : 'give');
  const keys = orderedServices([], has, choices).filter(isDifferent);
  return Object.fromEntries(keys.map((key) => [key, !has[key]]));
};

/** Choices that give exactly these services, if all others are taken. */
export const copyChoices = (has: ServiceFlags): ServiceChoices =>
  Object.fromEntries(Object.keys(has).flatMap((key) => (has[key] ? [[key, 'give']] : [])));

export const changesServices = (change: ServiceChange): boolean => Object.keys(change).length > 0;

export const isAnyChosen = (choices: ServiceChoices): boolean =>
  Object.values(choices).some((choice) => choice !== 'leave');

interface ServiceCount {
  key: string;
  gain: number;
  lose: number;
  unchanged: number;
}

/** Counts who gains, loses and keeps each service that changes. */
export const countByService = (changes: readonly ServiceChange[]): ServiceCount[] =>
  orderedServices([], ...changes)
    .map((key) => {
      const gain = changes.filter((change) => change[key] === true).length;
      const lose = changes.filter((change) => change[key] === false).length;
      return { key, gain, lose, unchanged: changes.length - gain - lose };
    })
    .filter(({ gain, lose }) => gain + lose > 0);
