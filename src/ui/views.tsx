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

/* Forms navigate themselves, and load errors are shown in place. */
export const shownInPlace = { onError: () => undefined };

/** Lists may share a page, so neither the store nor the address holds their state. */
export const List = <Row extends RaRecord>(props: ListBaseProps<Row>) => (
  <ListBase storeKey={false} disableSyncWithLocation queryOptions={shownInPlace} {...props} />
);

export const Create = (props: CreateBaseProps) => <CreateBase redirect={false} {...props} />;

export const Edit = (props: EditBaseProps) => {
  const record = useRecordContext();
  return (
    <EditBase
      {...(record && { id: record.id })}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={shownInPlace}
      {...props}
    />
  );
};
