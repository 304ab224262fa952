import { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { createDataProvider, type ShowPart } from '../api/dataProvider';
import { isUnreachable } from '../api/errors';
import { session } from '../auth/session';
import { mergeLiveUpdates } from '../features/notification/notificationList';
import { mergePage, type CompleteList } from '../model/completeList';
import { http } from './providers';

const unreachableRetryMs = 15_000;

const createQueryClient = () =>
  // Offline calls fail visibly instead of waiting, and are fetched again once online.
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 10_000,
        refetchInterval: ({ state }) => isUnreachable(state.error) && unreachableRetryMs,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

let current = createQueryClient();

// One client per session, so that no user sees another's data.
session.subscribe((event) => {
  if (event === 'started' || event === 'ended') current = createQueryClient();
  // Rights and identity, which react-admin caches, may have changed.
  else if (event === 'changed') void current.invalidateQueries({ queryKey: ['auth'] });
});

export const getQueryClient = (): QueryClient => current;

const showPart: ShowPart = (resource, { signal, ...request }, part) => {
  if (signal?.aborted) return;
  getQueryClient().setQueryData<CompleteList<RaRecord>>([resource, 'getList', request], (cached) =>
    mergePage(cached, part),
  );
};

export const dataProvider = mergeLiveUpdates(createDataProvider(http, showPart), getQueryClient);
