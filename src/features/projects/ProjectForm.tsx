import { Alert, Box, Link, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../api/useData';
import { useRefusal } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { projectFields, valuesOf, type Project, type ProjectValues } from '../../model/projects/project';
import { paths } from '../../paths';
import { FormActions, SaveButton } from '../../ui/form/FormButtons';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { ProjectInputs } from './ProjectInputs';
import { projectKey, projectsKey } from './useProjects';

export const ProjectForm = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const data = useData();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const onRefused = useRefusal('updateProject', () =>
    client.invalidateQueries({ queryKey: projectKey(project.id) }),
  );
  const onSaved = () => {
    void client.invalidateQueries({ queryKey: projectsKey });
    client.removeQueries({ queryKey: projectKey(project.id) });
    void navigate(paths.projects);
  };

  return (
    <RecordForm
      label={t('projects.edit')}
      record={{ ...valuesOf(project), id: String(project.id) }}
      save={(values) => data.updateProject(project.id, values as unknown as ProjectValues)}
      saved="projects.updated"
      onSaved={onSaved}
      onRefused={onRefused}
    >
      <Stack sx={{ gap: 8 }}>
        <ProblemSummary />
        <ProjectInputs project={project} />
      </Stack>
      <FormActions justifyContent="end">
        <SaveButton label="projects.submit" busyLabel="action.updating" />
      </FormActions>
      <UnsavedForm userId={user?.user_id ?? 0} />
    </RecordForm>
  );
};

const fieldOrder = ['id', 'title', 'acronym', 'picture', ...projectFields.slice(2)] as const;

const ProblemSummary = () => {
  const t = useTranslate();
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const problems = fieldOrder.filter((name) => errors[name]);
  if (problems.length === 0) return null;

  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    const field = alertRef.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Alert ref={alertRef} data-problems tabIndex={-1} severity="error" variant="outlined">
      {t('projects.problems', { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {problems.map((name) => (
          <li key={name}>
            <Link href={`#${name}`} onClick={goTo(name)} color="inherit" underline="always">
              {t(`projects.fields.${name}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
