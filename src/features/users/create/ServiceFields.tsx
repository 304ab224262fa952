import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { creationServices } from '../../../model/serviceAccess';
import type { ServiceKey } from '../../../model/services';
import { CheckInput } from '../../../ui/CheckInput';
import { useServiceName } from '../fields/useServiceName';

interface ServiceFieldsProps {
  chosen: ReadonlySet<ServiceKey>;
  onChange: (key: ServiceKey, value: boolean) => void;
}

/** The services that a new account begins with (spec 2 §2.3). */
export const ServiceFields = ({ chosen, onChange }: ServiceFieldsProps) => {
  const t = useTranslate();
  const nameOf = useServiceName();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
      {creationServices.map((key) => (
        <CheckInput
          key={key}
          name={key}
          label={key === 'business_intelligence' ? t('userPages.services.businessIntelligence') : nameOf(key)}
          checked={chosen.has(key)}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </Box>
  );
};
