import { Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import type { CatalogueService } from '../../../../model/dic-services/catalogueService';
import { serviceKeys, type ServiceKey } from '../../../../model/dic-services/services';
import { serviceChoices, type ServiceChoices } from '../../../../model/users/serviceChoices';
import { everyPage } from '../../../../model/wholeList';
import { RadioButtons } from '../../../../ui/inputs/RadioButtons';
import { serviceName } from '../../account/serviceName';
import type { InputsProps } from '../bulkAction';

/** For each service: leave it as it is, give it or take it. */
export const ServicesInputs = ({ values, onChange }: InputsProps<ServiceChoices>) => {
  const t = useTranslate();
  const isListed = useIsInCatalogue();
  const options = serviceChoices.map((choice) => ({
    value: choice,
    label: t(`users.bulk.services.choice.${choice}`),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary">{t('users.bulk.services.help')}</Typography>
      {serviceKeys.map((key) => (
        <RadioButtons
          key={key}
          label={serviceName(t, key)}
          help={isListed(key) ? undefined : t('users.bulk.services.notInCatalogue')}
          value={values[key] ?? 'leave'}
          options={options}
          onChange={(choice) => onChange({ ...values, [key]: choice })}
        />
      ))}
    </Stack>
  );
};

/** While the catalogue is not known, every service counts as part of it. */
const useIsInCatalogue = () => {
  const { data: catalogue } = useGetList<CatalogueService>('dic-services', { pagination: everyPage });
  return (key: ServiceKey): boolean => catalogue?.some(({ code_name }) => code_name === key) ?? true;
};
