import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  environments,
  hasHttpUrl,
  sides,
  urlFields,
  urlListFields,
  urlField,
  type ServiceTexts,
  type UrlField,
} from '../../model/dic-services/catalogueService';
import { fromContract } from '../../api/fromContract';
import { isNotHttp } from '../../model/text';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { UrlGroup, UrlListInput } from './UrlListInput';

export const UrlInputs = () => {
  const t = useTranslate();
  useUrlValidation();
  return (
    <>
      {environments.map((environment) => (
        <UrlGroup key={environment} label={t(`dicServices.environment.${environment}`)}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {sides.map((side) => (
              <LabelledTextInput
                key={side}
                source={urlField(environment, side)}
                label={`dicServices.side.${side}`}
                validate={urlRules[urlField(environment, side)]}
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
const firstUrl: UrlField = 'dev_backend_url';
const atLeastOneUrl = (_value: unknown, service: ServiceTexts) =>
  hasHttpUrl(service) ? undefined : 'dicServices.urlRequired';

const urlRules = Object.fromEntries(
  urlFields.map((field) => [
    field,
    fromContract('CatalogueServiceInput', field, field === firstUrl ? atLeastOneUrl : undefined),
  ]),
) as Record<UrlField, ReturnType<typeof fromContract>>;

/** The rule about all URLs is shown at the first one, so it is checked again after a change of any. */
const useUrlValidation = () => {
  const { trigger, formState } = useFormContext();
  const typed = useWatch({ name: urlSources });
  const isShown = formState.errors[firstUrl] !== undefined;
  useEffect(() => {
    if (isShown) void trigger(firstUrl);
    // oxlint-disable-next-line react/exhaustive-deps -- validates again after each change of a URL
  }, [typed]);
};
