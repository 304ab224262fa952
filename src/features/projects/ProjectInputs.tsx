import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Box, Button, FormHelperText } from '@mui/material';
import { fromContract } from '../../model/fromContract';
import { ownerName, projectFields, type Project } from '../../model/projects/project';
import { FormSection } from '../../ui/form/FormSection';
import { DayInput } from '../../ui/inputs/DayField';
import { LabelledTextInput, TextAreaInput } from '../../ui/inputs/LabelledTextInput';
import { projectRules } from './projectRules';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { PicturePreview } from '../../ui/inputs/PicturePreview';
import { useField } from '../../ui/inputs/useField';

const getLabel = (name: string) => `projects.fields.${name}`;
const rules = Object.fromEntries(
  projectFields.map((name) => [name, fromContract('updateProject', name, projectRules[name])]),
);

export const ProjectInputs = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const owner = ownerName(project);
  const textInput = (name: string) => (
    <LabelledTextInput source={name} label={getLabel(name)} validate={rules[name]} />
  );
  const dayInput = (name: string) => <DayInput source={name} label={getLabel(name)} validate={rules[name]} />;
  return (
    <>
      <Section name="identity">
        <LabelledTextInput
          source="id"
          label={getLabel('id')}
          type="number"
          readOnly
          help={t('projects.idHelp')}
        />
        {textInput('title')}
        {textInput('acronym')}
        <PictureInput current={project.picture} />
      </Section>
      <Section name="plan">
        {dayInput('start_date')}
        {textInput('duration')}
        {textInput('budget')}
      </Section>
      <Section name="partners">
        {textInput('consultant')}
        {textInput('contractor')}
      </Section>
      <Section name="construction">
        {dayInput('construction_date')}
        {textInput('construction_characteristics')}
        <div className="wide">
          <TextAreaInput
            source="description"
            label={getLabel('description')}
            validate={rules['description']}
          />
        </div>
      </Section>
      <Section name="conventions">
        {textInput('time_zone')}
        {textInput('cordinate_system')}
        {textInput('date_formate')}
        <LabelledTextInput
          source="owner"
          label={getLabel('owner')}
          validate={rules['owner']}
          type="number"
          inputMode="numeric"
          help={owner ? t('projects.ownerNamed', { name: owner }) : t('projects.ownerHelp')}
        />
      </Section>
    </>
  );
};

const Section = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useTranslate();
  return (
    <FormSection title={t(`projects.section.${name}`)}>
      <Box sx={twoColumns}>{children}</Box>
    </FormSection>
  );
};

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 5,
  '& > .wide': { gridColumn: '1 / -1' },
} as const;

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const pictureFrame = { width: 160, height: 96, objectFit: 'cover', borderRadius: 1 } as const;

const PictureInput = ({ current }: { current: string | null }) => {
  const t = useTranslate();
  const getText = (key: string) => t(`projects.picture.${key}`);
  const field = useField<File | null>({ source: 'picture', label: 'projects.fields.picture' });
  // ra-core turns null into ''.
  const chosen = field.value || null;
  const [isWrongType, setWrongType] = useState(false);
  const [brokenPicture, setBrokenPicture] = useState<string | File | null>(null);
  const picture = chosen ?? current;
  const visiblePicture = picture === brokenPicture ? null : picture;

  const choose = (file: File) => {
    setWrongType(!pictureTypes.includes(file.type));
    if (pictureTypes.includes(file.type)) field.onChange(file);
  };
  /** Rejects files of a picture type that the browser cannot decode. */
  const onBroken = () => {
    setBrokenPicture(picture);
    if (!chosen) return;
    setWrongType(true);
    field.onChange(null);
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept={pictureTypes.join()}
      chooseLabel={getText(visiblePicture ? 'replace' : 'choose')}
      help={getText('help')}
      error={isWrongType ? getText('notImage') : field.error}
      onChoose={choose}
      endContent={chosen && <Button onClick={() => field.onChange(null)}>{getText('undo')}</Button>}
    >
      {visiblePicture ? (
        <PicturePreview
          picture={visiblePicture}
          alt={getText(chosen ? 'chosen' : 'current')}
          frame={pictureFrame}
          onBroken={onBroken}
        />
      ) : (
        <FormHelperText sx={{ m: 0 }}>{getText('none')}</FormHelperText>
      )}
    </FilePicker>
  );
};
