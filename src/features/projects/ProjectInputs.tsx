import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Button, FormHelperText } from '@mui/material';
import { fromContract } from '../../model/fromContract';
import { ownerName, projectFields, type Project } from '../../model/projects/project';
import { FormSection } from '../../ui/form/FormSection';
import { DayInput } from '../../ui/inputs/DayField';
import { LabelledTextInput, TextAreaInput } from '../../ui/inputs/LabelledTextInput';
import { fieldRule } from '../../ui/inputs/validators';
import { projectErrors } from './projectRules';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { PicturePreview } from '../../ui/inputs/PicturePreview';
import { useField } from '../../ui/inputs/useField';

const getLabel = (name: string) => `projects.fields.${name}`;
const rules = Object.fromEntries(
  projectFields.map((name) => [name, fromContract('updateProject', name, fieldRule(projectErrors, name))]),
);

export const ProjectInputs = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const owner = ownerName(project);
  const text = (name: string) => (
    <LabelledTextInput source={name} label={getLabel(name)} validate={rules[name]} />
  );
  const day = (name: string) => <DayInput source={name} label={getLabel(name)} validate={rules[name]} />;
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
        {text('title')}
        {text('acronym')}
        <PictureInput current={project.picture} />
      </Section>
      <Section name="plan">
        {day('start_date')}
        {text('duration')}
        {text('budget')}
      </Section>
      <Section name="partners">
        {text('consultant')}
        {text('contractor')}
      </Section>
      <Section name="construction">
        {day('construction_date')}
        {text('construction_characteristics')}
        <TextAreaInput source="description" label={getLabel('description')} validate={rules['description']} />
      </Section>
      <Section name="conventions">
        {text('time_zone')}
        {text('cordinate_system')}
        {text('date_formate')}
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
    <FormSection title={t(`projects.section.${name}.title`)} help={t(`projects.section.${name}.help`)}>
      {children}
    </FormSection>
  );
};

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const frame = { width: 160, height: 96, objectFit: 'cover', borderRadius: 1 } as const;

const PictureInput = ({ current }: { current: string | null }) => {
  const t = useTranslate();
  const text = (key: string) => t(`projects.picture.${key}`);
  const field = useField<File | null>({ source: 'picture', label: 'projects.fields.picture' });
  // ra-core turns null into ''.
  const chosen = field.value || null;
  const [isRefused, setRefused] = useState(false);
  const [broken, setBroken] = useState<string | File | null>(null);
  const picture = chosen ?? current;
  const shown = picture === broken ? null : picture;

  const choose = (file: File) => {
    setRefused(!types.includes(file.type));
    if (types.includes(file.type)) field.onChange(file);
  };
  /** Rejects files of a picture type that the browser cannot decode. */
  const onBroken = () => {
    setBroken(picture);
    if (!chosen) return;
    setRefused(true);
    field.onChange(null);
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept={types.join()}
      choose={text(shown ? 'replace' : 'choose')}
      help={text('help')}
      error={isRefused ? text('notImage') : field.error}
      onChoose={choose}
      after={chosen && <Button onClick={() => field.onChange(null)}>{text('undo')}</Button>}
    >
      {shown ? (
        <PicturePreview
          picture={shown}
          alt={text(chosen ? 'chosen' : 'current')}
          frame={frame}
          onBroken={onBroken}
        />
      ) : (
        <FormHelperText sx={{ m: 0 }}>{text('none')}</FormHelperText>
      )}
    </FilePicker>
  );
};
