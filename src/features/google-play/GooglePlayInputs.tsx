import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { isNotHttp } from '../../model/text';
import { CheckboxInput } from '../../ui/inputs/CheckboxInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { required } from '../../ui/inputs/validators';

const urlRequired = required('googlePlay.urlRequired');
const versionRequired = required('googlePlay.versionRequired');

export const GooglePlayInputs = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5, pt: 1 }}>
      <TextInput
        source="url"
        label="googlePlay.fields.url"
        validate={urlRequired}
        help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
      />
      <TextInput source="version" label="googlePlay.fields.version" validate={versionRequired} />
      <CheckboxInput
        source="must_update"
        label="googlePlay.fields.must_update"
        help={t('googlePlay.mustUpdateHelp')}
      />
    </Stack>
  );
};
