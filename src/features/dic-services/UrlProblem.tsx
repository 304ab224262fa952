import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  hasHttpUrl,
  urlFields,
  urlListFields,
  type ServiceTexts,
} from '../../model/dic-services/catalogueService';
import { useField } from '../../ui/inputs/useField';

const addresses = [...urlFields, ...urlListFields];
const oneAddress = (_value: unknown, service: ServiceTexts) =>
  hasHttpUrl(service) ? undefined : 'dicServices.urlHint';

/** The rule that is about all addresses of a service together. */
export const UrlProblem = () => {
  const { trigger, formState } = useFormContext();
  const typed = useWatch({ name: addresses });
  const { error } = useField({ source: 'urls', label: '', validate: oneAddress });
  const isShown = Boolean(error);
  useEffect(() => {
    if (isShown) void trigger('urls');
    // oxlint-disable-next-line react/exhaustive-deps -- looked at again with every address that is typed
  }, [typed]);
  return error && formState.isSubmitted ? (
    <Alert severity="error" variant="outlined">
      {error}
    </Alert>
  ) : null;
};
