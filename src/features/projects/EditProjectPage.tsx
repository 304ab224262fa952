import { Box, Link as MuiLink, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { useQueryFailure } from '../../api/useNotifyError';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { RecordGone } from '../../ui/loading/RecordGone';
import { ProjectForm } from './ProjectForm';
import { useProject } from './useProject';

const EditProjectPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { query, isMissing, project } = useProject(id);
  const { error } = query;
  const failure = useQueryFailure('loadProject', query);
  if (error instanceof HttpError && error.status === 403) throw error;
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <MuiLink component={Link} to={paths.projects} variant="body2" sx={{ display: 'inline-block', mb: 3 }}>
        {t('projects.back')}
      </MuiLink>
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
