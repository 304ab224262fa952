import { orderedServices, type ServiceFlags } from '../../../model/dic-services/services';

/** Flags that differ. The API keeps flags that are not sent, so concurrent changes survive. */
export const serviceChange = (before: ServiceFlags, after: ServiceFlags): ServiceFlags =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .map((key) => [key, after[key] ?? false] as const)
      .filter(([key, isOn]) => (before[key] ?? false) !== isOn),
  );

export const isAnyFlag = (flags: ServiceFlags): boolean => Object.keys(flags).length > 0;

/** Counts who of `total` users gains, loses and keeps each service that changes. */
export const countByService = (changes: readonly ServiceFlags[], total: number) =>
  orderedServices([], ...changes)
    .map((key) => {
      const gain = changes.filter((change) => change[key] === true).length;
      const lose = changes.filter((change) => change[key] === false).length;
      return { key, gain, lose, unchanged: total - gain - lose };
    })
    .filter(({ gain, lose }) => gain + lose > 0);
