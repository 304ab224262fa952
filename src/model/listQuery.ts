import type { DataProvider, GetListParams, RaRecord } from 'ra-core';

/** A list, under the query key of react-admin's useGetList. */
export const listQuery = <Row extends RaRecord>(
  data: Pick<DataProvider, 'getList'>,
  resource: string,
  request: GetListParams,
) => ({
  queryKey: [resource, 'getList', request],
  queryFn: ({ signal }: { signal: AbortSignal }) => data.getList<Row>(resource, { ...request, signal }),
});
