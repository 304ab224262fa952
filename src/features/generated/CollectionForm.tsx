import { flushSync } from 'react-dom';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  EditContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../auth/useAuth';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { useFields, withOwn, type OwnComponents } from './collection';
import { GeneratedInput } from './inputs';
import { withLoadError } from './LoadError';
import { toBody } from './toBody';

/** The form for a new record of a collection in own.yaml. */
export const CollectionCreate = ({ inputs }: { inputs?: OwnComponents }) => (
  <Create {...useFormScreen('create', inputs)} />
);

/** Saves before it leaves, so that the server's sentences stand under the fields; only a deletion can be undone. */
export const CollectionEdit = ({ inputs }: { inputs?: OwnComponents }) => (
  <Edit mutationMode="pessimistic" {...withLoadError(EditContext)} {...useFormScreen('edit', inputs)} />
);

const useFormScreen = (screen: 'create' | 'edit', own?: OwnComponents) => {
  const fields = useFields(screen);
  const user = useUser();
  return {
    redirect: 'show',
    transform: (record: object) => toBody(record, fields),
    children: (
      <SimpleForm toolbar={<FormToolbar />} noValidate>
        {withOwn(fields, GeneratedInput, own)}
        <UnsavedForm userId={user?.user_id ?? 0} />
        <CleanAfterSave />
      </SimpleForm>
    ),
  } as const;
};

const FormToolbar = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteButton mutationMode="undoable" />
  </Toolbar>
);

type Save = (resource: string, params: object) => Promise<unknown>;

/** Discards the draft of a saved form, so that the way to its record is not guarded. */
const CleanAfterSave = () => {
  const { reset, getValues } = useFormContext();
  useRegisterMutationMiddleware<Save>(async (resource, params, next) => {
    const response = await next(resource, params);
    flushSync(() => reset(getValues()));
    return response;
  });
  return null;
};
