import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { fromContract } from '../../api/fromContract';
import { environments, sides, urlField } from '../../model/dic-services/catalogueService';
import { FormSection } from '../../ui/form/FormSection';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { TextAreaInput } from '../../ui/inputs/TextAreaInput';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { IconInput } from './IconInput';
import { UrlInputs } from './UrlInputs';

const nameRule = fromContract('CatalogueServiceInput', 'name', 'dicServices.required');
const codeNameRule = fromContract('CatalogueServiceInput', 'code_name', 'dicServices.required');
const descriptionRule = fromContract('CatalogueServiceInput', 'description');

const useFields = () => {
  const t = useTranslate();
  return [
    ...(['name', 'code_name', 'description', 'icon'] as const).map((name) => ({
      name,
      label: t(`dicServices.fields.${name}`),
    })),
    ...environments.flatMap((environment) =>
      sides.map((side) => ({
        name: urlField(environment, side),
        label: t('dicServices.urlName', {
          environment: t(`dicServices.environment.${environment}`),
          side: t(`dicServices.side.${side}`),
        }),
      })),
    ),
    ...sides.map((side) => ({ name: `other_${side}_urls`, label: t(`dicServices.others.${side}`) })),
  ];
};

const flat = {
  pt: 2,
  '& section': { p: 0, border: 0, borderRadius: 0, bgcolor: 'transparent', overflow: 'visible' },
  // Below the dialog's own heading.
  '& h2': { typography: 'h3' },
  // Outlined inputs have a hidden fieldset of their own.
  '& fieldset:not([aria-hidden]) > legend': { typography: 'body2', fontWeight: 600 },
};

export const ServiceInputs = ({ isFlat = false }: { isFlat?: boolean }) => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 6, ...(isFlat ? flat : {}) }}>
      <ProblemSummary fields={useFields()} />
      <FormSection title={t('dicServices.basics.title')} help={t('dicServices.basics.help')}>
        <LabelledTextInput source="name" label="dicServices.fields.name" validate={nameRule} />
        <LabelledTextInput
          source="code_name"
          label="dicServices.fields.code_name"
          validate={codeNameRule}
          help={t('dicServices.codeHelp')}
        />
        <TextAreaInput
          source="description"
          label="dicServices.fields.description"
          validate={descriptionRule}
        />
        <IconInput />
      </FormSection>
      <FormSection title={t('dicServices.urls.title')} help={t('dicServices.urls.help')}>
        <UrlInputs />
      </FormSection>
    </Stack>
  );
};
