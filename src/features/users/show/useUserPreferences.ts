import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useSubmission } from '../../../ui/form/useSubmission';

type Switches = Record<string, boolean>;

/** Another user's notification preferences as switches; what was turned lies over what the server holds. */
export const useUserPreferences = (userId: number) => {
  const data = useData();
  const notify = useNotify();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [turned, setTurned] = useState<Switches>({});
  const queryKey = ['userPreferences', userId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => data.notificationSwitches(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const switches: Switches = { ...query.data, ...turned };
  const save = async () => {
    await data.saveNotificationSwitches(userId, switches);
    client.setQueryData(queryKey, switches);
    setTurned({});
    notify('userPages.preferences.saved', { type: 'success' });
  };
  return {
    query,
    switches,
    set: (name: string, value: boolean) => setTurned((all) => ({ ...all, [name]: value })),
    busy,
    wait,
    submit: () => void submit(save, (error) => notifyError('saveNotificationSwitches', error)),
  };
};
