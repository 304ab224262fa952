import { orderedServices, type ServiceFlags } from '../../../model/dic-services/services';

/** Wanted flags that differ. The API keeps flags that are not sent, so concurrent changes survive. */
export const serviceChange = (has: ServiceFlags, wanted: ServiceFlags): ServiceFlags =>
  Object.fromEntries(Object.entries(wanted).filter(([key, isOn]) => (has[key] ?? false) !== isOn));

/** Wants exactly these services, and none of the others that the user has. */
export const onlyServices = (has: ServiceFlags, services: ServiceFlags): ServiceFlags => ({
  ...Object.fromEntries(Object.keys(has).map((key) => [key, false])),
  ...services,
});

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
