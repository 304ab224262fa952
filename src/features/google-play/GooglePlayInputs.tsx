import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { fromContract } from '../../model/fromContract';
import { isNotHttp } from '../../model/text';
import { CheckboxInput } from '../../ui/inputs/CheckboxInput';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';

const urlRule = fromContract('GooglePlayUrlInput', 'url', 'googlePlay.urlRequired');
const versionRule = fromContract('GooglePlayUrlInput', 'version', 'googlePlay.versionRequired');

export const GooglePlayInputs = () => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 5, pt: 1 }}>
      <LabelledTextInput
        source="url"
        label="googlePlay.fields.url"
        validate={urlRule}
        help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
      />
      <LabelledTextInput source="version" label="googlePlay.fields.version" validate={versionRule} />
      <CheckboxInput
        source="must_update"
        label="googlePlay.fields.must_update"
        help={t('googlePlay.mustUpdateHelp')}
      />
    </Stack>
  );
};
