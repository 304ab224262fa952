import { isGone, type Call } from '../../api/errors';
import { useRefusal } from '../../api/useNotifyError';
import { useUsersChanged } from './usersCache';

/** As of any form; where the user was deleted elsewhere, the page says so. */
export const useUserRefusal = (call: Call) => {
  const refuse = useRefusal(call);
  const usersChanged = useUsersChanged();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) void usersChanged();
    return refuse(error, names);
  };
};
