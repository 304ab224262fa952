import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  type Middleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../auth/useAuth';
import { getCollection, toBody, type CollectionField } from '../../model/collection';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { GeneratedInput } from './inputs';
import { LoadError, queryOptions } from './LoadError';
import { withOwn, type OwnComponents } from './withOwn';

interface CollectionFormProps {
  inputs?: OwnComponents;
}

const useFields = (screen: 'create' | 'edit') => getCollection(useResourceContext() ?? '').inputs[screen];

/** The form for a new record of a collection in own.yaml. */
export const CollectionCreate = (props: CollectionFormProps) => {
  const fields = useFields('create');
  return (
    <Create redirect="show" transform={(record: object) => toBody(record, fields)}>
      <CollectionForm screen="create" {...props} />
    </Create>
  );
};

/** Saves before it leaves, so that the server's sentences stand under the fields; only a deletion can be undone. */
export const CollectionEdit = (props: CollectionFormProps) => {
  const fields = useFields('edit');
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      transform={(record: object) => toBody(record, fields)}
      error={<EditError />}
      queryOptions={queryOptions}
    >
      <CollectionForm screen="edit" {...props} />
    </Edit>
  );
};

const EditError = () => <LoadError {...useEditContext()} />;

const CollectionForm = ({ screen, inputs: own }: CollectionFormProps & { screen: 'create' | 'edit' }) => {
  const { inputs, getValidator } = getCollection(useResourceContext() ?? '');
  const user = useUser();
  const render = (source: string, field: CollectionField) => (
    <GeneratedInput key={source} source={source} field={field} validate={getValidator(screen, source)} />
  );
  return (
    <SimpleForm toolbar={<FormToolbar />} noValidate>
      {withOwn(inputs[screen], render, own)}
      <UnsavedForm userId={user?.user_id ?? 0} />
      <CleanAfterSave />
    </SimpleForm>
  );
};

const FormToolbar = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteButton mutationMode="undoable" />
  </Toolbar>
);

/** Discards the draft of a saved form, so that the way to its record is not guarded. */
const CleanAfterSave = () => {
  const { reset, getValues } = useFormContext();
  const markClean = useCallback<Middleware<(resource: string, params: object) => Promise<unknown>>>(
    async (resource, params, next) => {
      const response = await next(resource, params);
      flushSync(() => reset(getValues()));
      return response;
    },
    [reset, getValues],
  );
  useRegisterMutationMiddleware(markClean);
  return null;
};
