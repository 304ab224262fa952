import { useIsMutating, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredModes } from '../../api/actions/notificationControls';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import type { NotificationKey, NotificationMode } from '../../model/notification/notificationModes';

const modesKey = ['notificationModes'];
const savesKey = ['saveNotificationMode'];

export interface Choice {
  key: NotificationKey;
  mode: NotificationMode;
}

/**
 * The user's modes: what the server holds, with the choices on their way laid over it. A choice shows
 * at once and is saved alone; where that fails nothing needs undoing, since the server's word is kept apart.
 */
export const useNotificationModes = () => {
  const data = useData();
  const query = useQuery({ queryKey: modesKey, queryFn: ({ signal }) => data.notificationModes(signal) });
  const pending = useMutationState({
    filters: { mutationKey: savesKey, status: 'pending' },
    select: ({ state }) => state.variables as Choice,
  });
  const modes = query.data && {
    ...query.data,
    ...Object.fromEntries(pending.map(({ key, mode }) => [key, mode])),
  };
  const failure: ErrorMessage | null = query.error && errorMessageOf('loadNotificationModes', query.error);
  return { modes, failure, isLoading: query.isFetching, reload: () => void query.refetch() };
};

/** Whether a choice of that key is on its way. */
export const useIsSaving = (key: NotificationKey): boolean =>
  useIsMutating({
    mutationKey: savesKey,
    predicate: ({ state }) => (state.variables as Choice | undefined)?.key === key,
  }) > 0;

/** Saves one choice; those of one key go out in the order in which they were made. Rejects with HttpError. */
export const useSaveMode = () => {
  const data = useData();
  const auth = useAuth();
  const client = useQueryClient();
  return (choice: Choice): Promise<void> => {
    const { key, mode } = choice;
    const save = auth.pendingWrite((tokens) => data.saveNotificationMode(key, mode, tokens), {
      isQueued: true,
    });
    return client
      .getMutationCache()
      .build<void, Error, Choice, void>(client, {
        mutationKey: savesKey,
        scope: { id: key },
        // Offline it fails at once, instead of going out when nobody is looking any more.
        networkMode: 'always',
        mutationFn: save.send,
        onMutate: () => client.cancelQueries({ queryKey: modesKey }),
        onSuccess: () => {
          client.setQueryData<StoredModes>(modesKey, (stored) => stored && { ...stored, [key]: mode });
        },
      })
      .execute(choice);
  };
};
