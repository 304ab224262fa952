import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormSubmission } from '../../ui/form/FormContext';
import { ServiceDelete } from './ServiceDelete';
import { useLeaveToServices } from './useLeaveToServices';

/** Of the form of a service: what was typed there is of no use once the service is gone. */
export const DeleteServiceButton = () => {
  const t = useTranslate();
  const leave = useLeaveToServices();
  const { markSaved } = useFormSubmission();
  const [isAsking, setAsking] = useState(false);
  const onDeleted = async () => {
    markSaved(true);
    await leave();
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {t('dicServices.deleteService')}
      </Button>
      {isAsking && (
        <ServiceDelete deleted="dicServices.deleted" onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
};
