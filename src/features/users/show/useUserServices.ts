import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { noServices } from '../../../model/dic-services/serviceAccess';
import { serviceKeys, type ServiceFlags, type ServiceKey } from '../../../model/dic-services/services';
import { turned } from '../userRoles';
import { useSubmission } from '../../../ui/form/useSubmission';

const servicesKey = (userId: number) => ['userServices', userId];

/** Repeated after 1 s and 2 s where the server fails (decisions §5). */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof HttpError && error.status >= 500;

/** The services of another user, to be read or changed (spec 2 §2.5, §4 "Service-access editing"). */
export const useUserServices = (userId: number) => {
  const data = useData();
  const notify = useNotify();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [edited, setEdited] = useState<ServiceFlags | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const query = useQuery({
    queryKey: servicesKey(userId),
    queryFn: ({ signal }) => data.serviceAccess(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: isWorthRetrying,
    retryDelay: (attempt) => 1000 * (attempt + 1),
  });
  const { data: stored } = query;

  // Where nothing could be loaded all are shown as off, and nothing can be saved over what is unknown.
  const before = stored ?? noServices;
  const flags = edited ?? before;
  const save = async () => {
    await data.saveServiceAccess(userId, flags);
    client.setQueryData(servicesKey(userId), flags);
    setEdited(null);
    notify('userPages.services.saved', { type: 'success' });
  };
  return {
    query,
    flags,
    isEditing: edited !== null,
    changes: turned(serviceKeys, before, flags),
    /** Whether editing has begun before, so that its button takes the focus again when it comes back. */
    wasEdited,
    edit: () => {
      setEdited(before);
      setWasEdited(true);
    },
    set: (key: ServiceKey, value: boolean) => setEdited({ ...flags, [key]: value }),
    setAll: (value: boolean) =>
      setEdited(Object.fromEntries(serviceKeys.map((key) => [key, value])) as ServiceFlags),
    cancel: () => {
      setEdited(null);
      void query.refetch();
    },
    busy,
    wait,
    submit: () => void submit(save, (failure) => notifyError('saveServiceAccess', failure)),
  };
};
