import { useTranslate } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { fromContract } from '../../api/fromContract';
import { ownerName, projectFields, type Project, type ProjectValues } from '../../model/projects/project';
import { isDay } from '../../model/time';
import { FormSection } from '../../ui/form/FormSection';
import { TextAreaInput } from '../../ui/inputs/TextAreaInput';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { useField } from '../../ui/inputs/useField';
import { ruleOf } from '../../ui/inputs/validators';
import { PictureInput } from './PictureInput';
import { dayFormatErrors, projectErrors } from './projectRules';

const labelOf = (name: string) => `projects.fields.${name}`;
const rules = Object.fromEntries(
  projectFields.map((name) => [name, fromContract('updateProject', name, ruleOf(projectErrors, name))]),
);

export const ProjectInputs = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const owner = ownerName(project);
  const text = (name: string) => (
    <LabelledTextInput source={name} label={labelOf(name)} validate={rules[name]} />
  );
  return (
    <>
      <Section name="identity">
        <LabelledTextInput
          source="id"
          label={labelOf('id')}
          type="number"
          readOnly
          help={t('projects.idHelp')}
        />
        <LabelledTextInput source="title" label={labelOf('title')} validate={rules['title']} />
        {text('acronym')}
        <PictureInput current={project.picture} />
      </Section>
      <Section name="plan">
        <DayInput source="start_date" />
        {text('duration')}
        {text('budget')}
      </Section>
      <Section name="partners">
        {text('consultant')}
        {text('contractor')}
      </Section>
      <Section name="construction">
        <DayInput source="construction_date" />
        {text('construction_characteristics')}
        <TextAreaInput source="description" label={labelOf('description')} validate={rules['description']} />
      </Section>
      <Section name="conventions">
        {text('time_zone')}
        {text('cordinate_system')}
        {text('date_formate')}
        <LabelledTextInput
          source="owner"
          label={labelOf('owner')}
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

const DayInput = ({ source }: { source: 'start_date' | 'construction_date' }) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const rule = ruleOf(projectErrors, source);
  const field = useField<string>({
    source,
    label: labelOf(source),
    // A date input with an incomplete date has an empty value.
    validate: (value: string, values: ProjectValues) =>
      input.current?.validity.badInput ? dayFormatErrors[source] : rule(value, values),
  });
  // A date input would show nothing for a date in another format.
  const inputProps =
    field.value === '' || isDay(field.value) ? { type: 'date' } : { help: t('projects.dateHelp') };
  return <LabelledTextField {...field} {...inputProps} ref={input} />;
};
