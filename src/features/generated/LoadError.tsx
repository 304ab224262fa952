import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { useContext, type Context } from 'react';
import { isGone } from '../../api/errors';
import { useLoadFailure, type QueryState } from '../../api/useQueryFailure';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { RecordGone } from '../../ui/loading/RecordGone';

const LoadError = <Controller extends QueryState>(props: { context: Context<Controller | null> }) => {
  const query: QueryState = useContext(props.context) ?? {};
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const list = useCreatePath()({ resource, type: 'list' });
  const failure = useLoadFailure('any', query);
  if (isGone(query.error))
    return <RecordGone to={list}>{translate('ra.notification.item_doesnt_exist')}</RecordGone>;
  return failure && <LoadFailure {...failure} />;
};

/** Shows a failure in place of the list or record, where react-admin would show a toast or leave the page. */
export const withLoadError = <Controller extends QueryState>(context: Context<Controller | null>) => ({
  error: <LoadError context={context} />,
  queryOptions: { onError: () => {} },
});
