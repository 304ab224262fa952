import { Box, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ownerName, type Project, type ProjectField } from '../../model/projects/project';
import { isDay } from '../../model/time/day';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextArea } from '../../ui/inputs/TextArea';
import { TextField } from '../../ui/inputs/TextField';
import { UnsavedChanges } from '../../ui/dialogs/UnsavedChanges';
import { FormSection } from './FormSection';
import { PictureField } from './PictureField';
import { ProblemSummary } from './ProblemSummary';
import { useProjectForm } from './useProjectForm';

/** All fields of a project (spec 1 §2 "Edit Project"). */
export const ProjectForm = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const form = useProjectForm(project);
  const { values, errors, change } = form;

  const field = (name: ProjectField) => ({
    name,
    label: t(`projects.fields.${name}`),
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: errors[name] && t(errors[name]),
  });
  // What the server has as a day in some other form would vanish in the browser's own date field.
  const day = (name: 'start_date' | 'construction_date') => ({
    ...field(name),
    ...(values[name] === '' || isDay(values[name]) ? { type: 'date' } : { help: t('projects.dateHelp') }),
  });
  const owner = ownerName(project);

  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={t('projects.edit')}>
      <Stack sx={{ gap: 8 }}>
        <ProblemSummary errors={errors} />
        <FormSection name="identity">
          <TextField
            name="id"
            type="number"
            label={t('projects.fields.id')}
            value={String(project.id)}
            onChange={() => undefined}
            readOnly
            help={t('projects.idHelp')}
            error={errors.id && t(errors.id)}
          />
          <TextField {...field('title')} required />
          <TextField {...field('acronym')} />
          <PictureField
            current={project.picture}
            chosen={values.picture}
            error={errors.picture && t(errors.picture)}
            onChoose={(picture) => change('picture', picture)}
          />
        </FormSection>
        <FormSection name="plan">
          <TextField {...day('start_date')} />
          <TextField {...field('duration')} />
          <TextField {...field('budget')} />
        </FormSection>
        <FormSection name="partners">
          <TextField {...field('consultant')} />
          <TextField {...field('contractor')} />
        </FormSection>
        <FormSection name="construction">
          <TextField {...day('construction_date')} />
          <TextField {...field('construction_characteristics')} />
          <TextArea {...field('description')} />
        </FormSection>
        <FormSection name="conventions">
          <TextField {...field('time_zone')} />
          <TextField {...field('cordinate_system')} />
          <TextField {...field('date_formate')} />
          <TextField
            {...field('owner')}
            type="number"
            inputMode="numeric"
            required
            help={owner ? t('projects.ownerNamed', { name: owner }) : t('projects.ownerHelp')}
          />
        </FormSection>
      </Stack>
      <Box
        sx={{
          position: { xs: 'sticky', sm: 'static' },
          bottom: 0,
          mt: 6,
          py: 3,
          display: 'flex',
          justifyContent: 'flex-end',
          bgcolor: 'background.default',
          '& button': { width: { xs: '100%', sm: 'auto' } },
          zIndex: 1,
        }}
      >
        <SubmitButton
          label={t('projects.submit')}
          busyLabel={t('projects.submitting')}
          busy={form.busy}
          wait={form.wait}
        />
      </Box>
      <UnsavedChanges when={form.isDirty} saved={form.saved} onDiscard={form.discard} />
    </form>
  );
};
