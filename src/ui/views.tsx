import { CreateBase, EditBase, useRecordContext, type CreateBaseProps, type EditBaseProps } from 'ra-core';

/* Forms navigate themselves, and load errors are shown in place. */
export const ignoreErrors = { onError: () => undefined };

export const RecordCreate = (props: CreateBaseProps) => <CreateBase redirect={false} {...props} />;

export const RecordEdit = (props: EditBaseProps) => {
  const record = useRecordContext();
  return (
    <EditBase
      {...(record && { id: record.id })}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={ignoreErrors}
      {...props}
    />
  );
};
