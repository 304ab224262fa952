import { Link as MuiLink, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { tellingOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/PageHeading';
import { LoadFailure } from './LoadFailure';
import { ProjectForm } from './ProjectForm';
import { ProjectFormSkeleton } from './ProjectFormSkeleton';
import { useProject } from './useProject';

/** Edit Project (spec 1 §2). */
const EditProjectPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { query, isUnknown } = useProject(id);
  const { data: project, error, isFetching, refetch } = query;
  if (error instanceof HttpError && error.status === 403) throw error;
  const isFailed = isUnknown || (error !== null && !project);
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <MuiLink component={Link} to={paths.projects} variant="body2" sx={{ display: 'inline-block', mb: 3 }}>
        {t('projects.back')}
      </MuiLink>
      <PageHeading>{t('projects.edit')}</PageHeading>
      <Box sx={{ mt: 6 }}>
        {isFailed && (
          <LoadFailure
            telling={tellingOf('loadProject', error)}
            isBusy={isFetching || isUnknown}
            onRetry={() => void refetch()}
          />
        )}
        {!isFailed && !project && <ProjectFormSkeleton />}
        {project && <ProjectForm key={project.id} project={project} />}
      </Box>
    </Box>
  );
};

export default EditProjectPage;
