import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { jsonProblem } from '../../model/jsonProblem';
import { JsonInput } from '../../ui/inputs/JsonInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { TemplateFileInput } from './TemplateFileInput';

/** The fields of a message template (spec 2 §2.1). */
export const TemplateInputs = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5, pt: 1 }}>
      <TextInput source="name" label="customMessageTemplate.fields.name" maxLength={150} />
      <TemplateFileInput />
      <JsonInput
        source="body"
        label="customMessageTemplate.fields.body"
        help={t('customMessageTemplate.bodyHelp')}
        problemIn={jsonProblem}
      />
    </Stack>
  );
};
