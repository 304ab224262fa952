import { useTranslate } from 'ra-core';
import { tellingOf } from '../../../api/errors';
import { LoadFailure } from '../../../ui/LoadFailure';
import type { useAccountOf } from './useAccountOf';

/** An account that could not be loaded, and the way to try again. */
export const AccountFailure = ({ query, isUnknown }: ReturnType<typeof useAccountOf>) => {
  const t = useTranslate();
  const { message, messageArgs, wait } = tellingOf('loadAccountOf', query.error);
  return (
    <LoadFailure wait={wait} isBusy={query.isFetching || isUnknown} onRetry={() => void query.refetch()}>
      {t(message, messageArgs)}
    </LoadFailure>
  );
};
