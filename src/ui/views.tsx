import {
  CreateBase,
  EditBase,
  ListBase,
  useRecordContext,
  type CreateBaseProps,
  type EditBaseProps,
  type ListBaseProps,
  type RaRecord,
} from 'ra-core';

/* Routes check the permissions, forms navigate themselves, and load errors are shown in place. */
export const shownInPlace = { onError: () => undefined };

/** Lists may share a page, so neither the store nor the address holds their state. */
export const List = <Row extends RaRecord>(props: ListBaseProps<Row>) => (
  <ListBase
    storeKey={false}
    disableSyncWithLocation
    disableAuthentication
    queryOptions={shownInPlace}
    {...props}
  />
);

export const Create = (props: CreateBaseProps) => (
  <CreateBase redirect={false} disableAuthentication {...props} />
);

export const Edit = (props: EditBaseProps) => {
  const record = useRecordContext();
  return (
    <EditBase
      {...(record && { id: record.id })}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={shownInPlace}
      {...props}
    />
  );
};
