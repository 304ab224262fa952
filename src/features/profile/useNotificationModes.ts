import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { serviceRetries } from '../../api/errors';
import type { Fields } from '../../model/fields';
import { useData } from '../../api/useData';
import { useQueryFailure } from '../../api/useQueryFailure';
import { useAuth } from '../../auth/useAuth';
import type { MyServices } from '../../model/dic-services/services';
import {
  countModes,
  type NotificationKey,
  type NotificationMode,
} from '../../model/notification/notificationModes';
import { listText } from '../../model/locale';
import { memoizeByOwner, createOptimisticChanges } from '../../model/optimisticChanges';

const modesKey = ['notificationModes'];

export interface ModeChange {
  key: NotificationKey;
  mode: NotificationMode;
}

const getChanges = memoizeByOwner(createOptimisticChanges<NotificationKey, ModeChange>);

const useModeChanges = () => {
  const changes = getChanges(useQueryClient());
  return useSyncExternalStore(changes.subscribe, changes.getSnapshot);
};

/** The stored modes with pending changes applied; a failed change disappears. */
export const useNotificationModes = () => {
  const data = useData();
  const query = useQuery({ queryKey: modesKey, queryFn: ({ signal }) => data.notificationModes(signal) });
  const pendingEntries = [...useModeChanges().values()].map(({ key, mode }) => [key, mode] as const);
  const modes = query.data && { ...query.data, ...Object.fromEntries(pendingEntries) };
  return { modes, failure: useQueryFailure('notificationControls.loadFailed', query) };
};

export const useIsSaving = (key: NotificationKey): boolean => useModeChanges().has(key);

/** Saves for the same key are sent in order. Rejects with HttpError. */
export const useSaveMode = () => {
  const data = useData();
  const auth = useAuth();
  const client = useQueryClient();
  const changes = getChanges(client);
  return async (change: ModeChange): Promise<void> => {
    const { key, mode } = change;
    const save = auth.writes.add(() => data.saveNotificationMode(key, mode), { isQueued: true });
    changes.show([key], change);
    await client.cancelQueries({ queryKey: modesKey });
    try {
      await changes.enqueue(key, save.send);
      client.setQueryData<Fields>(modesKey, (stored) => stored && { ...stored, [key]: mode });
    } finally {
      changes.drop([key], change);
    }
  };
};

const summaryParts = ['app', 'atOnce', 'daily', 'weekly', 'none'] as const;

/** Returns a text such as "3 in the app, 5 in a weekly email", or ''. */
export const useModeSummary = () => {
  const t = useTranslate();
  return (values: readonly unknown[]): string => {
    const counts = countModes(values);
    const parts = summaryParts
      .filter((part) => counts[part] > 0)
      .map((part) => t(`notificationControls.count.${part}`, { smart_count: counts[part] }));
    return listText(parts);
  };
};

const hasFinance = ({ dic_services_list }: MyServices) => Boolean(dic_services_list[0]?.financial);

/** Null while loading. True when the check fails, because the server checks access anyway. */
export const useFinanceAccess = (): boolean | null => {
  const data = useData();
  const { data: access, isError } = useQuery({
    queryKey: ['myServices'],
    queryFn: ({ signal }) => data.myServices(signal),
    select: hasFinance,
    ...serviceRetries,
  });
  return access ?? (isError ? true : null);
};
