import { serviceKeys, type ServiceFlags, type ServiceKey } from '../dic-services/services';

/** What securing an account took from it: enough to give exactly that back. */
export interface TakenAccess {
  wasActive: boolean;
  services: readonly ServiceKey[];
}

export const nothingTaken: TakenAccess = { wasActive: false, services: [] };

export const isNothing = ({ wasActive, services }: TakenAccess): boolean =>
  !wasActive && services.length === 0;

export const enabledKeys = (flags: ServiceFlags): ServiceKey[] => serviceKeys.filter((key) => flags[key]);

/** One body for the keys alone: the API leaves the other services as they are. */
export const flagsOf = (keys: readonly ServiceKey[], isOn: boolean): Partial<ServiceFlags> =>
  Object.fromEntries(keys.map((key) => [key, isOn]));

/** Securing an account again takes what it got meanwhile, and does not forget what was taken before. */
export const takenWith = (taken: TakenAccess, more: Partial<TakenAccess>): TakenAccess => ({
  wasActive: taken.wasActive || (more.wasActive ?? false),
  services: serviceKeys.filter((key) => taken.services.includes(key) || more.services?.includes(key)),
});

export const takenWithout = (taken: TakenAccess, given: Partial<TakenAccess>): TakenAccess => ({
  wasActive: taken.wasActive && !given.wasActive,
  services: taken.services.filter((key) => !given.services?.includes(key)),
});

interface AccessNow {
  isActive: boolean;
  services: ServiceFlags;
}

export interface ReturnPlan {
  gives: TakenAccess;
  /** What the account has although it was taken, or beyond it: somebody else gave it, and it stays. */
  changed: TakenAccess;
}

/** What is still missing of what was taken, and what somebody else changed meanwhile. */
export const returnPlan = (taken: TakenAccess, now: AccessNow): ReturnPlan => {
  const enabled = enabledKeys(now.services);
  return {
    gives: {
      wasActive: taken.wasActive && !now.isActive,
      services: taken.services.filter((key) => !enabled.includes(key)),
    },
    changed: {
      wasActive: taken.wasActive && now.isActive,
      // Where no service was taken, those that are on say nothing.
      services: taken.services.length > 0 ? enabled : [],
    },
  };
};
