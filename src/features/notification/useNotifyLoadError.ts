import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { ErrorMessage } from '../../api/errors';
import type { NotificationsView } from './useNotifications';

/**
 * Tells once that the list could not be loaded, not at each attempt that the portal makes by itself.
 * Returns the way to try again, which tells when it fails.
 */
export const useNotifyLoadError = ({ failure, retry }: Pick<NotificationsView, 'failure' | 'retry'>) => {
  const notify = useNotify();
  const tell = ({ message, messageArgs }: ErrorMessage) => notify(message, { type: 'error', messageArgs });
  const tellNow = useEffectEvent(() => failure && tell(failure));
  const isFailed = failure !== null;
  useEffect(() => {
    if (isFailed) tellNow();
  }, [isFailed]);
  return async () => {
    const again = await retry();
    if (again) tell(again);
  };
};
