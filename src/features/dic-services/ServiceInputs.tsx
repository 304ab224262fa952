import { Stack, Box, Button, Typography } from '@mui/material';
import { useTranslate, useRecordContext } from 'ra-core';
import { useRef, useState } from 'react';
import { fromContract } from '../../model/fromContract';
import {
  environments,
  sides,
  urlField,
  iconText,
  maxIconBytes,
  type CatalogueService,
} from '../../model/dic-services/catalogueService';
import { FormSection } from '../../ui/form/FormSection';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { LabelledTextInput, TextAreaInput } from '../../ui/inputs/LabelledTextInput';
import { UrlInputs } from './UrlInputs';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { useField } from '../../ui/inputs/useField';
import { PicturePreview } from '../../ui/inputs/PicturePreview';

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

const borderlessStyle = {
  pt: 2,
  '& section': { p: 0, border: 0, borderRadius: 0, bgcolor: 'transparent', overflow: 'visible' },
  // One level below the dialog's heading.
  '& h2': { typography: 'h3' },
  // Outlined inputs have a hidden fieldset of their own.
  '& fieldset:not([aria-hidden]) > legend': { typography: 'body2', fontWeight: 600 },
};

export const ServiceInputs = ({ isFlat = false }: { isFlat?: boolean }) => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 6, ...(isFlat ? borderlessStyle : {}) }}>
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

const pictureFrame = { width: 64, height: 64, objectFit: 'contain', borderRadius: 2 } as const;

const iconTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

const findIconProblem = (file: File) => {
  if (!iconTypes.includes(file.type)) return 'notImage';
  return file.size > maxIconBytes ? 'tooLarge' : null;
};

const IconInput = () => {
  const t = useTranslate();
  const current = useRecordContext<CatalogueService>()?.icon_url ?? null;
  // File name of the current icon, a chosen file, or '' for none.
  const field = useField<string | File>({ source: 'icon', label: 'dicServices.fields.icon' });
  const { value: icon, onChange } = field;
  const [problem, setProblem] = useState<'notImage' | 'tooLarge' | null>(null);
  const getText = (key: string) => t(`dicServices.icon.${key}`);
  const isChosen = icon instanceof File;
  const storedPicture = icon === '' ? null : current;
  const picture = isChosen ? icon : storedPicture;
  const [brokenPicture, setBrokenPicture] = useState<string | File | null>(null);
  const visiblePicture = picture === brokenPicture ? null : picture;
  const previousIcon = useRef<string | File>(icon);

  const choose = (file: File) => {
    const found = findIconProblem(file);
    setProblem(found);
    if (found) return;
    previousIcon.current = icon;
    onChange(file);
  };
  // Drops a chosen file that cannot be shown, but keeps the name of a stored icon.
  const onBroken = () => {
    setBrokenPicture(picture);
    if (!isChosen) return;
    setProblem('notImage');
    onChange(previousIcon.current);
  };
  const remove = () => {
    setProblem(null);
    onChange('');
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept={iconTypes.join()}
      chooseLabel={getText(icon === '' ? 'choose' : 'replace')}
      help={getText('help')}
      error={problem ? getText(problem) : field.error}
      onChoose={choose}
      endContent={
        icon !== '' && (
          <Button color="error" onClick={remove}>
            {getText('remove')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        {visiblePicture && (
          <PicturePreview
            picture={visiblePicture}
            alt={getText(isChosen ? 'chosen' : 'current')}
            frame={pictureFrame}
            onBroken={onBroken}
          />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {icon === '' ? getText('none') : iconText(isChosen ? icon.name : icon)}
        </Typography>
      </Box>
    </FilePicker>
  );
};
