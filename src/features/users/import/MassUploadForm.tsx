import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { HttpError } from '../../../api/HttpError';
import { getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useFormErrors } from '../../../api/useNotifyError';
import { useAuth } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { readServiceKeys, userSheetColumns, userSheetTypes } from '../../../model/users/userSheetRows';
import { DialogBody, dialogForm } from '../../../ui/dialogs/TitledDialog';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { FileInput } from '../../../ui/inputs/FilePicker';
import { LabelledTextField } from '../../../ui/inputs/LabelledTextField';
import { useField } from '../../../ui/inputs/useField';
import { useTask } from '../../../ui/task/useTask';
import { useTimeout } from '../../../ui/useTimeout';
import { useServices } from '../account/services';
import { fetchOnce, useRefetchUsers } from '../account/usersCache';
import { saveSheet } from '../list/saveSheet';
import { ValidationTable } from './ValidationTable';
import { useUserSheet } from './useUserSheet';
import { type RowError, readRowErrors, findSheetProblem, validateCells } from './userSheet';

interface MassUploadFormProps {
  onClose: () => void;
  onBusy: (isBusy: boolean) => void;
}

interface TypedUpload {
  file: File;
  dic_services: string;
  is_demo: boolean;
  send_email: boolean;
}

const defaultValues = { file: '', dic_services: '', is_demo: true, send_email: true };

const template = [
  [...userSheetColumns],
  ['amelie.novak@example.com', 'Amélie', 'Novak', 'Site Engineer', ''],
];

/** Spec 2 §2.1, §5. */
export const MassUploadForm = ({ onClose, onBusy }: MassUploadFormProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const handleError = useFormErrors('uploadUsers');
  const refetchUsers = useRefetchUsers();
  const mayGiveServices = useAuth().may('dic-services.give');
  const [validFile, setValidFile] = useState<File | null>(null);
  const [rowErrors, setRowErrors] = useState<RowError[]>([]);
  const [isDone, setDone] = useState(false);
  const { data: cells, isFetching: isReading } = useUserSheet(validFile);
  const taken = useTakenEmails(Boolean(cells) && !isDone);
  const validation = useMemo(
    () =>
      cells &&
      validateCells(
        cells,
        ({ fault, value }) => t(`users.mass.faults.${fault}`, { value }),
        rowErrors,
        (email) => !isDone && taken.emails.has(email),
      ),
    [cells, rowErrors, taken.emails, isDone, t],
  );
  const text = (name: string) => t(`users.mass.${name}`);
  const isChecking = isReading || (Boolean(cells) && taken.state === 'reading');
  const errorCount = validation?.results.filter(({ error }) => error !== null).length ?? 0;
  const hasRows = validation && validation.header.length === 0 && validation.results.length > 0;
  // Without a preview only the server reads the rows.
  const isValid = cells === undefined || (hasRows && errorCount === 0);
  useTimeout(
    () => isValid && notify('users.mass.valid', { type: 'success' }),
    validFile && !isChecking ? 0 : null,
    validFile,
  );

  const checkFile = (file: File) => {
    setRowErrors([]);
    setDone(false);
    setValidFile(findSheetProblem(file) === undefined ? file : null);
  };
  const save = async ({ file, dic_services, is_demo, send_email }: TypedUpload) => {
    const services = mayGiveServices ? dic_services : '';
    onBusy(true);
    setRowErrors([]);
    try {
      await data.uploadUsers({ file, services, isDemo: is_demo, sendEmail: send_email });
    } finally {
      onBusy(false);
    }
    setDone(true);
    void refetchUsers();
  };

  return (
    <RecordForm
      label={t('users.addUser.mass')}
      defaultValues={defaultValues}
      save={save}
      successMessage="users.mass.done"
      onError={(error, names) => {
        setRowErrors(error instanceof HttpError ? readRowErrors(error.body) : []);
        return handleError(error, names);
      }}
      style={dialogForm}
    >
      <DialogBody
        actions={
          <>
            <CancelButton onClick={onClose} label={isDone ? 'action.close' : undefined} />
            {!isDone && (
              <FormSaveButton
                label={errorCount > 0 ? 'users.mass.correct' : 'users.mass.submit'}
                args={{ smart_count: errorCount }}
                busyLabel="users.mass.submitting"
                disabled={errorCount > 0}
              />
            )}
          </>
        }
      >
        <Stack sx={{ gap: 5 }}>
          <FileInput
            source="file"
            label="users.mass.file"
            accept={userSheetTypes.map((type) => `.${type}`).join()}
            chooseLabel={text('choose')}
            help={text('help')}
            validate={findSheetProblem}
            onChoose={checkFile}
            endContent={
              <Button onClick={() => void saveSheet(template, 'users_template.csv')}>
                {text('template')}
              </Button>
            }
          />
          {isReading && <Typography component="output">{text('reading')}</Typography>}
          {cells === null && <Alert severity="warning">{text('unreadable')}</Alert>}
          {validation && (
            <ValidationTable validation={validation} errorCount={errorCount} isCreated={isDone} />
          )}
          {validation && !isDone && taken.state !== 'known' && (
            <Typography component="output" variant="body2" color="textSecondary">
              {text(`taken.${taken.state}`)}
            </Typography>
          )}
          {!validation && rowErrors.length > 0 && <RowErrors errors={rowErrors} />}
          {!isDone && (
            <>
              {mayGiveServices && <ServicesInput />}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
                <CheckboxInput source="is_demo" label="users.mass.demo" />
                <CheckboxInput source="send_email" label="users.mass.email" />
              </Box>
            </>
          )}
        </Stack>
      </DialogBody>
    </RecordForm>
  );
};

const RowErrors = ({ errors }: { errors: readonly RowError[] }) => {
  const t = useTranslate();
  return (
    <Alert severity="error">
      {t('users.mass.refused')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {errors.slice(0, 20).map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`}>{t('users.mass.rowFault', { row, message })}</li>
        ))}
      </Box>
    </Alert>
  );
};

/** Warns about unknown services without blocking the form. */
const ServicesInput = () => {
  const t = useTranslate();
  const field = useField<string>({ source: 'dic_services', label: 'users.mass.services' });
  const { getKeys, isKnown } = useServices();
  const { unknownNames } = readServiceKeys(field.value, getKeys());
  const error =
    isKnown && unknownNames.length > 0
      ? t('users.mass.servicesUnknown', { names: unknownNames.join('", "') })
      : field.error;
  return <LabelledTextField {...field} help={t('users.mass.servicesHelp')} error={error} />;
};

const noEmails: ReadonlySet<string> = new Set();

/** Emails of up to 10,000 existing accounts; the server checks them again. */
const useTakenEmails = (enabled: boolean) => {
  const data = useData();
  const { run } = useTask(getRetryWait);
  const query = useQuery({
    // Not under 'users', or a finished upload would report its own rows as taken.
    queryKey: ['takenEmails'],
    queryFn: ({ signal }) =>
      run('read', 0, async ({ attempt }) => {
        const { data: users, meta } = await data.getAll<UserRecord>('users', { signal }, { attempt });
        return { emails: new Set(users.map(({ email }) => email.toLowerCase())), meta };
      }),
    enabled: enabled,
    ...fetchOnce,
  });
  const state = query.isPending ? 'reading' : query.data?.meta?.isComplete ? 'known' : 'partly';
  return { emails: query.data?.emails ?? noEmails, state };
};
