import { useTranslate } from 'ra-core';
import { tellingOf } from '../../../api/errors';
import { atAdminTab } from '../../../model/adminTabs';
import { paths } from '../../../paths';
import { LoadFailure } from '../../../ui/LoadFailure';
import { RecordGone } from '../../../ui/RecordGone';
import type { useAccountOf } from './useAccountOf';

/** An account that could not be loaded, and the way to try again, or on where there is none. */
export const AccountFailure = ({ query, isMissing }: ReturnType<typeof useAccountOf>) => {
  const t = useTranslate();
  const { message, messageArgs, wait } = tellingOf('loadAccountOf', query.error);
  if (isMissing)
    return (
      <RecordGone to={paths.manage} state={atAdminTab('users')}>
        {t(message, messageArgs)}
      </RecordGone>
    );
  return (
    <LoadFailure wait={wait} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
      {t(message, messageArgs)}
    </LoadFailure>
  );
};
