import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { Call } from '../../api/errors';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import type { ServiceKey } from '../../model/dic-services/services';
import { changesServices, serviceChange } from '../../model/users/serviceChoices';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import type { ToastAction } from '../../ui/toasts/Toast';
import { serviceName } from './serviceName';
import { isOfUser } from './usersCache';

const opposite = { give: 'take', take: 'give' } as const;

export type ServiceVerb = keyof typeof opposite;

const undoMs = 10_000;

/** Gives or takes one service, and offers Undo. Resolves to false where it failed; every result is told. */
export const useChangeService = () => {
  const t = useTranslate();
  const data = useData();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const change = async (user: UserRecord, key: ServiceKey, verb: ServiceVerb): Promise<boolean> => {
    const messageArgs = { name: displayName(user), service: serviceName(t, key) };
    let call: Call = 'loadServiceAccess';
    try {
      const has = await data.serviceAccess(user.user_id);
      if (!has) {
        notify('users.bulk.sameServices.unreadable', { type: 'error', messageArgs });
        return false;
      }
      const flags = serviceChange(has, { [key]: verb });
      if (!changesServices(flags)) {
        notify(`users.service.${verb}.needless`, { type: 'info', messageArgs });
        return true;
      }
      call = 'saveServiceAccess';
      await data.saveServiceAccess(user.user_id, flags);
    } catch (error) {
      notifyError(call, error);
      return false;
    }
    void client.invalidateQueries({ predicate: isOfUser(user.user_id) });
    const action: ToastAction = {
      label: 'ui.toast.undo',
      onClick: () => void change(user, key, opposite[verb]),
    };
    notify(`users.service.${verb}.done`, { type: 'success', autoHideDuration: undoMs, messageArgs, action });
    return true;
  };
  return change;
};
