import { Box, Skeleton, Stack } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useParams, useNavigate } from 'react-router-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus, HttpError } from '../../api/HttpError';
import { useFormErrors } from '../../api/useNotifyError';
import { useQueryFailure } from '../../api/useQueryFailure';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { Crumbs } from '../../ui/page/Crumbs';
import { PageHeading } from '../../ui/page/PageHeading';
import { RecordGone } from '../../ui/loading/RecordGone';
import { isGone, toErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { isId } from '../../model/text';
import { useUser } from '../../auth/useAuth';
import {
  projectFields,
  projectName,
  toProjectValues,
  type Project,
  type ProjectValues,
} from '../../model/projects/project';
import { CancelButton, FormActions, FormSaveButton } from '../../ui/form/FormButtons';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { RecordForm } from '../../ui/form/RecordForm';
import { UnsavedForm } from '../../ui/form/UnsavedForm';
import { ProjectInputs } from './ProjectInputs';
import { projectsKey } from './projectsQuery';

const EditProjectPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { query, isMissing, project } = useProject(id);
  const { error } = query;
  const failure = useQueryFailure('projects.loadFailed', query);
  if (hasStatus(error, 403)) throw error;
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.wideForm })}>
      <Crumbs list={t('projects.title')} to={paths.projects} current={project && projectName(project)} />
      <PageHeading>{t('projects.edit')}</PageHeading>
      <Box sx={{ mt: 6 }}>
        {isMissing ? (
          <RecordGone to={paths.projects}>{failure?.children ?? ''}</RecordGone>
        ) : project ? (
          <ProjectForm key={project.id} project={project} />
        ) : failure ? (
          <LoadFailure {...failure} />
        ) : (
          <FieldsSkeleton label={t('projects.loadingOne')} />
        )}
      </Box>
    </Box>
  );
};

const FieldsSkeleton = ({ label }: { label: string }) => (
  <Stack component="output" aria-label={label} sx={{ gap: 5 }}>
    {Array.from({ length: 8 }, (_, field) => (
      <div key={field}>
        <Skeleton width={120} height={20} sx={{ mb: 1 }} />
        <Skeleton variant="rounded" height={40} />
      </div>
    ))}
  </Stack>
);

export default EditProjectPage;

const projectKey = (id: number) => ['project', id];

const useProject = (id: string) => {
  const data = useData();
  const query = useQuery({
    queryKey: projectKey(Number(id)),
    queryFn: ({ signal }) => data.project(Number(id), signal),
    enabled: isId(id),
    staleTime: 0,
    // A refetch would reset the form while the user is typing.
    refetchOnWindowFocus: false,
  });
  const error = isId(id) ? query.error : new HttpError(404);
  const isMissing = isGone(error);
  // The cache may still hold a deleted project.
  return { query: { ...query, error }, isMissing, project: isMissing ? undefined : query.data };
};

const fieldOrder = ['id', 'title', 'acronym', 'picture', ...projectFields.slice(2)] as const;

const ProjectForm = ({ project }: { project: Project }) => {
  const t = useTranslate();
  const data = useData();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const notify = useNotify();
  const handleError = useFormErrors('updateProject', () =>
    client.invalidateQueries({ queryKey: projectKey(project.id) }),
  );
  const onError: typeof handleError = (error, names) => {
    if (!hasStatus(error, 403)) return handleError(error, names);
    // Backends that know owners refuse others, who need to know (decisions §5).
    const reason = toErrorMessage('any', error);
    notify('projects.updateError', { type: 'error', reason, requestId: reason.requestId });
    return { errors: {}, wait: null, requestId: null };
  };
  const onSaved = () => {
    void client.invalidateQueries({ queryKey: projectsKey });
    client.removeQueries({ queryKey: projectKey(project.id) });
    void navigate(paths.projects);
  };

  return (
    <RecordForm
      label={t('projects.edit')}
      record={{ ...toProjectValues(project), id: String(project.id) }}
      save={(values: ProjectValues) => data.updateProject(project.id, values)}
      successMessage="projects.updated"
      onSaved={onSaved}
      onError={onError}
    >
      <Stack sx={{ gap: 8 }}>
        <ProblemSummary fields={fieldOrder.map((name) => ({ name, label: t(`projects.fields.${name}`) }))} />
        <ProjectInputs project={project} />
      </Stack>
      <FormActions>
        <CancelButton onClick={() => void navigate(paths.projects)} />
        <FormSaveButton label="projects.submit" busyLabel="action.updating" />
      </FormActions>
      <UnsavedForm userId={user?.user_id ?? 0} />
    </RecordForm>
  );
};
