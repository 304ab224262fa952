import { Alert, Box, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { environments, sides, type UrlField } from '../../model/catalogueService';
import { isNotHttp } from '../../model/webAddress';
import { TextArea } from '../../ui/TextArea';
import { TextInput } from '../../ui/TextInput';
import { FormSection } from './FormSection';
import { Group } from './Group';
import { IconField } from './IconField';
import { UrlList } from './UrlList';
import type { ServiceFormState } from './useServiceForm';

interface ServiceInputsProps {
  form: ServiceFormState;
  /** Address of the icon that the service has. */
  iconUrl: string | null;
}

/** The fields of a service, on its page and in its dialog (spec 2 §2.2). */
export const ServiceInputs = ({ form, iconUrl }: ServiceInputsProps) => {
  const t = useTranslate();
  const { values, errors, change } = form;
  const said = (error: string | undefined) => error && t(error);
  const text = (name: 'name' | 'code_name' | 'description') => ({
    name,
    label: t(`dicServices.fields.${name}`),
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: said(errors[name]),
  });
  const url = (name: UrlField) => ({
    name,
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: said(errors[name]),
    help: isNotHttp(values[name]) && t('dicServices.notHttp'),
  });
  return (
    <Stack sx={{ gap: 6 }}>
      <FormSection name="basics">
        <TextInput {...text('name')} required maxLength={150} />
        <TextInput {...text('code_name')} required help={t('dicServices.codeHelp')} />
        <TextArea {...text('description')} />
        <IconField
          current={iconUrl}
          icon={values.icon}
          error={said(errors.icon)}
          onChange={(icon) => change('icon', icon)}
        />
      </FormSection>
      <FormSection name="urls">
        {errors.urls && (
          <Alert severity="error" variant="outlined">
            {t(errors.urls)}
          </Alert>
        )}
        {environments.map((environment) => (
          <Group key={environment} label={t(`dicServices.environment.${environment}`)}>
            <Box
              sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
            >
              {sides.map((side) => (
                <TextInput
                  key={side}
                  {...url(`${environment}_${side}_url`)}
                  label={t(`dicServices.side.${side}`)}
                />
              ))}
            </Box>
          </Group>
        ))}
        {sides.map((side) => (
          <UrlList
            key={side}
            side={side}
            urls={values[`other_${side}_urls`]}
            error={said(errors[`other_${side}_urls`])}
            onChange={(urls) => change(`other_${side}_urls`, urls)}
          />
        ))}
      </FormSection>
    </Stack>
  );
};
