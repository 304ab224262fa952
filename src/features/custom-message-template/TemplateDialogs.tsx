import { useRecordContext, useTranslate } from 'ra-core';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotifyError, useFormErrors } from '../../api/useNotifyError';
import { type MessageTemplate, isTemplateFile } from '../../model/custom-message-template/messageTemplate';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FormDialog } from '../../ui/form/FormDialog';
import { RecordCreate, RecordEdit } from '../../ui/views';
import { useTemplateName } from './TemplateCard';
import { fileSize } from '../../model/locale';
import { fieldConstraints } from '../../model/fromContract';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { JsonInput } from '../../ui/inputs/JsonInput';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { useField } from '../../ui/inputs/useField';
import { findJsonProblem } from './jsonProblem';

const { maxLength: maxTemplateBytes } = fieldConstraints('MessageTemplateInput', 'template');
const emptyTemplate = { name: '', body: '', template: null };
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
        successMessage={`customMessageTemplate.saved.${kind}`}
        defaultValues={emptyTemplate}
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
      successMessage="customMessageTemplate.deleted"
      args={{ name: useTemplateName(useRecordContext<MessageTemplate>()) }}
      onError={(error) => notifyError('custom-message-template.delete', error)}
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
        findProblem={findJsonProblem}
      />
    </Stack>
  );
};

const TemplateFileInput = () => {
  const t = useTranslate();
  const getText = (key: string) => t(`customMessageTemplate.${key}`);
  const record = useRecordContext<MessageTemplate>();
  const field = useField<File | null>({
    source: 'template',
    label: 'customMessageTemplate.fields.template',
  });
  const [isWrongType, setWrongType] = useState(false);
  const fileLabel = field.value?.name ?? (record?.template_url ? getText('file.kept') : '');
  const choose = (file: File) => {
    setWrongType(!isTemplateFile(file));
    if (isTemplateFile(file)) field.onChange(file);
  };
  const help = (
    <>
      <span>{getText('fileNote')}</span>
      {maxTemplateBytes && ` · ${t('customMessageTemplate.fileLimit', { size: fileSize(maxTemplateBytes) })}`}
    </>
  );
  const error = isWrongType ? getText('fileNote') : field.error;
  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept=".html,text/html"
      chooseLabel={getText(fileLabel ? 'file.replace' : 'file.choose')}
      {...(error ? { error } : { help })}
      onChoose={choose}
      endContent={
        field.value && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            {getText('file.undo')}
          </Button>
        )
      }
    >
      {fileLabel && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {fileLabel}
        </Typography>
      )}
    </FilePicker>
  );
};
