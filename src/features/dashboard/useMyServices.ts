import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toErrorMessage, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { getEnabledServices, getMissingServices } from './services';
import { arrangementQuery, dashboardQuery } from './servicesQuery';
import { orderedServices } from '../../model/dic-services/services';
import { parseArrangement } from './arrangement';

const retryDelayMs = 1000;
const networkMode = 'always';

export interface ServicesFailure extends ErrorMessage {
  since: number;
  retry: () => void;
}

const nothing = { cards: undefined, groups: [], missing: [], problems: [] };

/** A retry waits for one second first (spec 1 §8, §9). */
export const useMyServices = () => {
  const data = useData();
  const client = useQueryClient();
  const {
    data: services,
    error,
    errorUpdatedAt,
  } = useQuery({
    ...dashboardQuery(data),
    refetchOnWindowFocus: 'always',
    networkMode,
  });
  const { data: file } = useQuery(arrangementQuery(data));
  const { problems, ...arranged } = useMemo(() => {
    // Waits for the file too, so that no card jumps.
    if (!services || file === undefined) return nothing;
    const codes = orderedServices(services.dic_services, services.dic_services_list[0] ?? {});
    const { details, ...others } = parseArrangement(file, codes);
    const cards = getEnabledServices(services).map((card) => ({ ...card, ...details.get(card.code_name) }));
    return { ...others, cards, missing: getMissingServices(services) };
  }, [services, file]);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- read by operators
    for (const problem of problems) console.warn(problem);
  }, [problems]);
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
    ...arranged,
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
