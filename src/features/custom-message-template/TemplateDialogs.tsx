import { useRecordContext, useTranslate } from 'ra-core';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotifyError, useFormErrors } from '../../api/useNotifyError';
import { type MessageTemplate, isTemplateFile } from '../../model/custom-message-template/messageTemplate';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { RecordCreate, RecordEdit } from '../../ui/views';
import { useTemplateName } from './TemplateCard';
import { fieldConstraints } from '../../model/fromContract';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { JsonInput } from '../../ui/inputs/JsonInput';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { useField } from '../../ui/inputs/useField';
import { jsonProblem } from './jsonProblem';

const empty = { name: '', body: '', template: null };
const getInvalidToast = () => 'customMessageTemplate.saveFailed';

interface DialogProps {
  onClose: () => void;
}

export const TemplateDialog = ({ onClose }: DialogProps) => {
  const kind = useRecordContext() ? 'edit' : 'add';
  const View = kind === 'edit' ? RecordEdit : RecordCreate;
  return (
    <View>
      <FormDialog
        size="lg"
        title={`customMessageTemplate.dialog.${kind}`}
        submit={kind === 'add' ? 'action.add' : 'action.update'}
        busy="action.saving"
        saved={`customMessageTemplate.saved.${kind}`}
        defaultValues={empty}
        onError={useFormErrors('custom-message-template.save')}
        getInvalidToast={getInvalidToast}
        onClose={onClose}
      >
        <TemplateInputs />
      </FormDialog>
    </View>
  );
};

export const TemplateDelete = ({ onClose }: DialogProps) => {
  const notifyError = useNotifyError();
  return (
    <DeleteDialog
      message="customMessageTemplate.confirm"
      deleted="customMessageTemplate.deleted"
      args={{ name: useTemplateName(useRecordContext<MessageTemplate>()) }}
      onFailed={(error) => notifyError('custom-message-template.delete', error)}
      onClose={onClose}
    />
  );
};

const TemplateInputs = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5, pt: 1 }}>
      <LabelledTextInput
        source="name"
        label="customMessageTemplate.fields.name"
        maxLength={fieldConstraints('MessageTemplateInput', 'name').maxLength}
      />
      <TemplateFileInput />
      <JsonInput
        source="body"
        label="customMessageTemplate.fields.body"
        help={t('customMessageTemplate.bodyHelp')}
        findProblem={jsonProblem}
      />
    </Stack>
  );
};

const TemplateFileInput = () => {
  const t = useTranslate();
  const text = (key: string) => t(`customMessageTemplate.${key}`);
  const record = useRecordContext<MessageTemplate>();
  const field = useField<File | null>({
    source: 'template',
    label: 'customMessageTemplate.fields.template',
  });
  const [isWrongType, setWrongType] = useState(false);
  const chosen = field.value?.name ?? (record?.template_url ? text('file.kept') : '');
  const choose = (file: File) => {
    setWrongType(!isTemplateFile(file));
    if (isTemplateFile(file)) field.onChange(file);
  };
  const error = isWrongType ? text('fileNote') : field.error;
  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept=".html,text/html"
      choose={text(chosen ? 'file.replace' : 'file.choose')}
      {...(error ? { error } : { help: text('fileNote') })}
      onChoose={choose}
      after={
        field.value && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            {text('file.undo')}
          </Button>
        )
      }
    >
      {chosen && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {chosen}
        </Typography>
      )}
    </FilePicker>
  );
};
