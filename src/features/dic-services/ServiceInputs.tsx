import { Box, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { environments, sides } from '../../model/dic-services/catalogueService';
import { isNotHttp } from '../../model/text/webAddress';
import { FormSection } from '../../ui/form/FormSection';
import { TextAreaInput } from '../../ui/inputs/TextAreaInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { required } from '../../ui/inputs/validators';
import { Group } from './Group';
import { IconInput } from './IconInput';
import { UrlListInput } from './UrlListInput';
import { UrlProblem } from './UrlProblem';

const filled = required('dicServices.required');

/** In a dialog, which is the frame already. */
const flat = {
  pt: 2,
  '& section': { p: 0, border: 0, borderRadius: 0, bgcolor: 'transparent', overflow: 'visible' },
  // Below the dialog's own heading.
  '& h2': { typography: 'h3' },
  // Not those by which the frames of the fields make room for a label.
  '& fieldset:not([aria-hidden]) > legend': { typography: 'body2', fontWeight: 600 },
};

/** The fields of a service, on its page and in its dialog (spec 2 §2.2). */
export const ServiceInputs = ({ isFlat = false }: { isFlat?: boolean }) => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 6, ...(isFlat ? flat : {}) }}>
      <FormSection title={t('dicServices.basics.title')} help={t('dicServices.basics.help')}>
        <TextInput source="name" label="dicServices.fields.name" validate={filled} maxLength={150} />
        <TextInput
          source="code_name"
          label="dicServices.fields.code_name"
          validate={filled}
          help={t('dicServices.codeHelp')}
        />
        <TextAreaInput source="description" label="dicServices.fields.description" />
        <IconInput />
      </FormSection>
      <FormSection title={t('dicServices.urls.title')} help={t('dicServices.urls.help')}>
        <UrlProblem />
        {environments.map((environment) => (
          <Group key={environment} label={t(`dicServices.environment.${environment}`)}>
            <Box
              sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
            >
              {sides.map((side) => (
                <TextInput
                  key={side}
                  source={`${environment}_${side}_url`}
                  label={`dicServices.side.${side}`}
                  help={(url) => isNotHttp(url) && t('dicServices.notHttp')}
                />
              ))}
            </Box>
          </Group>
        ))}
        {sides.map((side) => (
          <UrlListInput key={side} side={side} />
        ))}
      </FormSection>
    </Stack>
  );
};
