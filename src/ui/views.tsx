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

/*
 * react-admin's views as the portal uses them. The routes ask for the permission, a change is shown once the
 * server has it, the form leads on by itself, and a failed load is shown in its own place, not in a toast.
 */
const shownInPlace = { onError: () => undefined };

/** A list that shares its page with others: it keeps its page and filter to itself. */
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

/** Of the record around it, where no id is given. */
export const Edit = (props: EditBaseProps) => {
  const around = useRecordContext();
  return (
    <EditBase
      {...(around && { id: around.id })}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={shownInPlace}
      {...props}
    />
  );
};
