import { Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { errorMessageOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/layout/PageHeading';
import { LoadFailure } from './LoadFailure';
import { NoProjects } from './NoProjects';
import { ProjectCards } from './ProjectCards';
import { ProjectsPager } from './ProjectsPager';
import { ProjectsSkeleton } from './ProjectsSkeleton';
import { ProjectsTable } from './ProjectsTable';
import { useProjectList } from './useProjectList';

/** All projects; the landing page of demo users (spec 1 §1, decisions §4 "Projects list"). */
const ProjectsPage = () => {
  const t = useTranslate();
  const list = useProjectList();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), {
    noSsr: true,
  });
  const { data: answer, error, isFetching, refetch } = list.query;
  if (error instanceof HttpError && error.status === 403) throw error;
  // A page beyond the last: projects went away, or the address was typed.
  if (error instanceof HttpError && error.status === 404 && list.page > 1)
    return <Navigate to={paths.projects} replace />;

  const projects = answer?.data ?? [];
  return (
    <>
      <PageHeading>{t('projects.title')}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {t('projects.line')}
      </Typography>
      {error && (
        <LoadFailure
          errorMessage={errorMessageOf('loadProjects', error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!answer && !error && <ProjectsSkeleton />}
      {answer && projects.length === 0 && <NoProjects />}
      {projects.length > 0 && (
        <>
          {isWide ? <ProjectsTable projects={projects} list={list} /> : <ProjectCards projects={projects} />}
          <ProjectsPager total={answer?.total ?? 0} list={list} />
        </>
      )}
    </>
  );
};

export default ProjectsPage;
