import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../api/useData';
import { useFormErrors } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { projectFields, valuesOf, type Project, type ProjectValues } from '../../model/projects/project';
import { paths } from '../../paths';
import { FormActions, FormSaveButton } from '../../ui/form/FormButtons';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { ProjectInputs } from './ProjectInputs';
import { projectsKey } from './projectsQuery';
import { projectKey } from './useProject';

const fieldOrder = ['id', 'title', 'acronym', 'picture', ...projectFields.slice(2)] as const;

export const ProjectForm = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const data = useData();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const onRefused = useFormErrors('updateProject', () =>
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
      save={(values: ProjectValues) => data.updateProject(project.id, values)}
      saved="projects.updated"
      onSaved={onSaved}
      onRefused={onRefused}
    >
      <Stack sx={{ gap: 8 }}>
        <ProblemSummary fields={fieldOrder.map((name) => ({ name, label: t(`projects.fields.${name}`) }))} />
        <ProjectInputs project={project} />
      </Stack>
      <FormActions>
        <FormSaveButton label="projects.submit" busyLabel="action.updating" />
      </FormActions>
      <UnsavedForm userId={user?.user_id ?? 0} />
    </RecordForm>
  );
};
