import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { creationServices } from '../../../model/dic-services/serviceAccess';
import type { ServiceKey } from '../../../model/dic-services/services';
import { CheckInput } from '../../../ui/inputs/CheckInput';
import { useField } from '../../../ui/inputs/useField';
import { useServiceName } from '../useServiceName';

/** The services that a new account begins with (spec 2 §2.3). */
export const ServiceInputs = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
    {creationServices.map((key) => (
      <ServiceInput key={key} service={key} />
    ))}
  </Box>
);

const ServiceInput = ({ service }: { service: ServiceKey }) => {
  const t = useTranslate();
  const nameOf = useServiceName();
  const { value, onChange } = useField<boolean>({ source: `services.${service}`, label: '' });
  return (
    <CheckInput
      name={service}
      label={
        service === 'business_intelligence' ? t('userPages.services.businessIntelligence') : nameOf(service)
      }
      checked={value || false}
      onChange={onChange}
    />
  );
};
