import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { creationServices } from '../../../model/dic-services/serviceAccess';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { useServiceName } from '../useServiceName';

/** The services that a new account begins with (spec 2 §2.3). */
export const ServiceInputs = () => {
  const t = useTranslate();
  const nameOf = useServiceName();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: 4 }}>
      {creationServices.map((key) => (
        <CheckboxInput
          key={key}
          source={`services.${key}`}
          text={key === 'business_intelligence' ? t('userPages.services.businessIntelligence') : nameOf(key)}
        />
      ))}
    </Box>
  );
};
