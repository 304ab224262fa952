import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { serviceName } from '../../features/users/serviceName';
import { useChangeService, type ServiceVerb } from '../../features/users/useChangeService';
import { useUserSearch } from '../../features/users/useFoundUsers';
import { serviceKeys, type ServiceKey } from '../../model/dic-services/services';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import type { Entry } from './entries';
import { personAndServices } from './personAndServices';

const icons = { give: AddIcon, take: RemoveIcon };

interface Options {
  /** Who has been chosen already. */
  person: UserRecord | null;
  /** What was searched and found nobody: a name with a service behind it. */
  unknown: string | null;
  onDone: () => void;
}

/**
 * For superusers: to give and to take each service of somebody. Whether they have it is read when it is chosen, so that
 * typing reads the services of nobody.
 */
export const useServiceEntries = ({ person, unknown, onDone }: Options) => {
  const t = useTranslate();
  const mayGive = useAuth().may('dic-services.give');
  const change = useChangeService();
  const [isBusy, setBusy] = useState(false);
  const names = serviceKeys.map((key) => [key, serviceName(t, key)] as const);
  const meant = unknown !== null && mayGive ? personAndServices(unknown, names) : null;
  const found = useUserSearch(meant?.person ?? '', { enabled: meant !== null });

  const run = async (user: UserRecord, key: ServiceKey, verb: ServiceVerb) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await change(user, key, verb);
    setBusy(false);
    if (isDone) onDone();
  };
  const nameOf = (user: UserRecord): string => {
    const name = displayName(user);
    const isShared = (found.data ?? []).filter((other) => displayName(other) === name).length > 1;
    return isShared ? `${name} (${user.email})` : name;
  };
  const entriesOf = (user: UserRecord, keys: readonly ServiceKey[], isFound: boolean): Entry[] =>
    keys.flatMap((key) =>
      (['give', 'take'] as const).map((verb): Entry => ({
        id: `person:${user.user_id}:${verb}:${key}`,
        group: 'person',
        label: t(`palette.person.${verb}`, { service: serviceName(t, key), name: nameOf(user) }),
        Icon: icons[verb],
        isFound,
        run: () => {
          void run(user, key, verb);
          return false;
        },
      })),
    );
  return {
    entries:
      person && mayGive
        ? entriesOf(person, serviceKeys, false)
        : (found.data ?? []).flatMap((user) => entriesOf(user, meant?.services ?? [], true)),
    mayGive,
    isBusy,
    isLoading: found.isFetching,
    failed: found.isError ? [found] : [],
  };
};
