import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toErrorMessage, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { getEnabledServices, getMissingServices } from './services';
import { arrangementQuery, dashboardQuery } from './servicesQuery';
import { orderedServices, type MyServices, type ServiceCard } from '../../model/dic-services/services';
import { parseArrangement, type ArrangedCard, type Group } from './arrangement';

const retryDelayMs = 1000;
const networkMode = 'always';

export interface ServicesFailure extends ErrorMessage {
  since: number;
  retry: () => void;
}

interface Services {
  /** Undefined until `services.json` was read too, so that no card jumps. */
  cards: readonly ArrangedCard[] | undefined;
  groups: readonly Group[];
  missing: readonly ServiceCard[];
  failure: ServicesFailure | null;
}

const none: readonly never[] = [];

const selectServices = (services: MyServices) => ({
  codes: orderedServices(services.dic_services, services.dic_services_list[0] ?? {}),
  cards: getEnabledServices(services),
  missing: getMissingServices(services),
});

/** A retry waits for one second first (spec 1 §8, §9). */
export const useMyServices = (): Services => {
  const data = useData();
  const client = useQueryClient();
  const {
    data: services,
    error,
    errorUpdatedAt,
  } = useQuery({
    ...dashboardQuery(data),
    select: selectServices,
    refetchOnWindowFocus: 'always',
    networkMode,
  });
  const { data: file } = useQuery(arrangementQuery(data));
  const arranged = useMemo(() => {
    if (!services || file === undefined) return undefined;
    const { details, ...others } = parseArrangement(file, services.codes);
    return { ...others, cards: services.cards.map((card) => ({ ...card, ...details.get(card.code_name) })) };
  }, [services, file]);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- read by operators
    for (const problem of arranged?.problems ?? none) console.warn(problem);
  }, [arranged]);
  const retry = useMutation({
    networkMode,
    mutationFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      // A manual retry makes a single attempt.
      await client.fetchQuery({ ...dashboardQuery(data), retry: false, staleTime: 0, networkMode });
    },
  });

  const errorMessage = error && toErrorMessage('loadServices', error);
  // An expired session keeps its own message, because the dialog offers to sign out.
  // So does a wait, because its sentence states the seconds.
  const hasFailedAgain =
    retry.error === error &&
    errorMessage?.wait === null &&
    errorMessage.message !== 'dashboard.error.expired';
  const override = hasFailedAgain ? { message: 'dashboard.error.retryFailed' } : {};
  return {
    cards: arranged?.cards,
    groups: arranged?.groups ?? none,
    missing: services?.missing ?? none,
    failure:
      errorMessage && !retry.isPending
        ? {
            ...errorMessage,
            ...override,
            since: errorUpdatedAt,
            retry: () => retry.mutate(),
          }
        : null,
  };
};
