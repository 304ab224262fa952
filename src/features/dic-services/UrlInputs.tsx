import { Alert, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  environments,
  hasHttpUrl,
  sides,
  urlFields,
  urlListFields,
  type ServiceTexts,
} from '../../model/dic-services/catalogueService';
import { isNotHttp } from '../../model/text';
import { TextInput } from '../../ui/inputs/TextInput';
import { useField } from '../../ui/inputs/useField';
import { UrlGroup, UrlListInput } from './UrlListInput';

export const UrlInputs = () => {
  const t = useTranslate();
  return (
    <>
      <UrlProblem />
      {environments.map((environment) => (
        <UrlGroup key={environment} label={t(`dicServices.environment.${environment}`)}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {sides.map((side) => (
              <TextInput
                key={side}
                source={`${environment}_${side}_url`}
                label={`dicServices.side.${side}`}
                help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
              />
            ))}
          </Box>
        </UrlGroup>
      ))}
      {sides.map((side) => (
        <UrlListInput key={side} side={side} />
      ))}
    </>
  );
};

const urlSources = [...urlFields, ...urlListFields];
const atLeastOneUrl = (_value: unknown, service: ServiceTexts) =>
  hasHttpUrl(service) ? undefined : 'dicServices.urlHint';

const UrlProblem = () => {
  const { trigger, formState } = useFormContext();
  const typed = useWatch({ name: urlSources });
  const { error } = useField({ source: 'urls', label: '', validate: atLeastOneUrl });
  const isShown = Boolean(error);
  useEffect(() => {
    if (isShown) void trigger('urls');
    // oxlint-disable-next-line react/exhaustive-deps -- validates again after each change of a URL
  }, [typed]);
  return error && formState.isSubmitted ? (
    <Alert severity="error" variant="outlined">
      {error}
    </Alert>
  ) : null;
};
