import { Box, Link as MuiLink, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { errorMessageOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { PageHeading } from '../../ui/layout/PageHeading';
import { RecordGone } from '../../ui/layout/RecordGone';
import { ProjectForm } from './ProjectForm';
import { useProject } from './useProjects';

const EditProjectPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { query, isMissing, project } = useProject(id);
  const { error, isFetching, refetch } = query;
  if (error instanceof HttpError && error.status === 403) throw error;
  const { message, messageArgs, wait } = errorMessageOf('loadProject', error);
  const isFailed = !isMissing && error !== null && !project;
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <MuiLink component={Link} to={paths.projects} variant="body2" sx={{ display: 'inline-block', mb: 3 }}>
        {t('projects.back')}
      </MuiLink>
      <PageHeading>{t('projects.edit')}</PageHeading>
      <Box sx={{ mt: 6 }}>
        {isMissing && <RecordGone to={paths.projects}>{t(message, messageArgs)}</RecordGone>}
        {isFailed && (
          <LoadFailure wait={wait} isBusy={isFetching} onRetry={() => void refetch()}>
            {t(message, messageArgs)}
          </LoadFailure>
        )}
        {!isMissing && !isFailed && !project && <FieldsSkeleton label={t('projects.loadingOne')} />}
        {project && <ProjectForm key={project.id} project={project} />}
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
