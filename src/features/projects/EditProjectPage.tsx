import { Link as MuiLink, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { errorMessageOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/layout/PageHeading';
import { RecordGone } from '../../ui/layout/RecordGone';
import { LoadFailure } from './LoadFailure';
import { ProjectForm } from './ProjectForm';
import { ProjectFormSkeleton } from './ProjectFormSkeleton';
import { useProject } from './useProject';

/** Edit Project (spec 1 §2). */
const EditProjectPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { query, isMissing, project } = useProject(id);
  const { error, isFetching, refetch } = query;
  if (error instanceof HttpError && error.status === 403) throw error;
  const errorMessage = errorMessageOf('loadProject', error);
  const isFailed = !isMissing && error !== null && !project;
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <MuiLink component={Link} to={paths.projects} variant="body2" sx={{ display: 'inline-block', mb: 3 }}>
        {t('projects.back')}
      </MuiLink>
      <PageHeading>{t('projects.edit')}</PageHeading>
      <Box sx={{ mt: 6 }}>
        {isMissing && (
          <RecordGone to={paths.projects}>{t(errorMessage.message, errorMessage.messageArgs)}</RecordGone>
        )}
        {isFailed && (
          <LoadFailure errorMessage={errorMessage} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {!isMissing && !isFailed && !project && <ProjectFormSkeleton />}
        {project && <ProjectForm key={project.id} project={project} />}
      </Box>
    </Box>
  );
};

export default EditProjectPage;
