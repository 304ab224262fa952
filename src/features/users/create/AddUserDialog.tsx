import { Box, Link as MuiLink, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { fieldConstraints } from '../../../model/fromContract';
import { useFormErrors } from '../../../api/useNotifyError';
import { paths } from '../../../paths';
import {
  DialogBody,
  dialogColumnStyle,
  dialogForm,
  DialogFrame,
  DialogHead,
} from '../../../ui/dialogs/TitledDialog';
import { ConfirmClose, useFocusFirstField, type CloseHandle } from '../../../ui/form/FormDialog';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { RecordForm } from '../../../ui/form/RecordForm';
import { LabelledPasswordInput } from '../../../ui/inputs/LabelledPasswordInput';
import { LabelledTextInput } from '../../../ui/inputs/LabelledTextInput';
import { TabList } from '../../../ui/page/TabList';
import { RecordCreate } from '../../../ui/views';
import { MassUploadForm } from '../import/MassUploadForm';
import { toSingleUser } from '../account/userForms';
import { singleUserRules } from '../account/userRules';

interface AddUserDialogProps {
  onClose: () => void;
  onCreated: (id: number) => void;
}

const tabs = ['single', 'mass'] as const;

/** Spec 2 §2.1. */
const AddUserDialog = ({ onClose, onCreated }: AddUserDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>('single');
  const [isBusy, setBusy] = useState(false);
  const closing = useRef<CloseHandle>(null);
  useFocusFirstField(id);
  return (
    <DialogFrame id={id} open onClose={() => closing.current?.requestClose()} busy={isBusy} size="lg">
      <DialogHead id={id} title={t('users.add')} />
      <TabList
        label={t('users.addUser.tabs')}
        tabs={tabs.map((name) => ({ name, label: t(`users.addUser.${name}`) }))}
        ids={{ prefix: id }}
        active={tab}
        disabled={isBusy}
        onOpen={setTab}
        sx={{ flex: 'none', mx: 6, mb: 3, '& button': { flex: '1 0 auto' } }}
      />
      <Box id={`${id}-text`} sx={dialogColumnStyle}>
        {tabs.map((name) => (
          <Box
            key={name}
            role="tabpanel"
            id={`${id}panel-${name}`}
            aria-labelledby={tab === name ? `${id}tab-${name}` : undefined}
            hidden={tab !== name}
            sx={{ '&:not([hidden])': dialogColumnStyle }}
          >
            {name === 'single' ? (
              // Only this form asks before closing; a file is easily chosen again.
              <SingleUserForm closing={closing} onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
            ) : (
              <MassUploadForm onClose={onClose} onBusy={setBusy} />
            )}
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
};

export default AddUserDialog;

interface SingleUserFormProps extends AddUserDialogProps {
  closing: Ref<CloseHandle>;
  onBusy: (isBusy: boolean) => void;
}

const empty = { email: '', password: '', first_name: '', last_name: '' };

const bind = (source: keyof typeof singleUserRules) => ({
  source,
  label: `userPages.field.${source}`,
  validate: singleUserRules[source],
  maxLength: fieldConstraints('createUser', source).maxLength,
});

const SingleUserForm = ({ closing, onClose, onCreated, onBusy }: SingleUserFormProps) => {
  const t = useTranslate();
  return (
    <RecordCreate
      transform={toSingleUser}
      mutationOptions={{ onMutate: () => onBusy(true), onSettled: () => onBusy(false) }}
    >
      <RecordForm
        label={t('users.addUser.single')}
        defaultValues={empty}
        successMessage="users.single.done"
        onSaved={({ id }) => {
          if (typeof id === 'number') onCreated(id);
          onClose();
        }}
        onError={useFormErrors('createUser')}
        style={dialogForm}
      >
        <DialogBody
          actions={
            <>
              <CancelButton onClick={onClose} />
              <FormSaveButton label="action.create" busyLabel="action.creating" />
            </>
          }
        >
          <Stack sx={{ gap: 5 }}>
            <LabelledTextInput {...bind('email')} type="email" inputMode="email" autoComplete="off" />
            <LabelledPasswordInput {...bind('password')} />
            <LabelledTextInput {...bind('first_name')} autoComplete="off" />
            <LabelledTextInput {...bind('last_name')} autoComplete="off" />
            <MuiLink component={Link} to={paths.userCreate} variant="body2" sx={{ alignSelf: 'start' }}>
              {t('users.addUser.fullPage')}
            </MuiLink>
          </Stack>
        </DialogBody>
        <ConfirmClose ref={closing} onClose={onClose} />
      </RecordForm>
    </RecordCreate>
  );
};
