import { Skeleton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { useQueryFailure } from '../../api/useNotifyError';
import { paths } from '../../paths';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { TablePager } from '../../ui/table/TablePager';
import { ProjectCards } from './ProjectCards';
import { ProjectsTable } from './ProjectsTable';
import { pageSizes, useProjectList } from './useProjects';

const smallestPageSize = Math.min(...pageSizes);

/** Spec 1 §1, decisions §4 "Projects list". */
const ProjectsPage = () => {
  const t = useTranslate();
  const list = useProjectList();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), {
    noSsr: true,
  });
  const { data: answer, error } = list.query;
  const failure = useQueryFailure('loadProjects', list.query);
  if (error instanceof HttpError && error.status === 403) throw error;
  // The page number is beyond the last page.
  if (error instanceof HttpError && error.status === 404 && list.page > 1)
    return <Navigate to={paths.projects} replace />;

  const { data: projects = [], total = 0 } = answer ?? {};
  return (
    <>
      <PageHeading>{t('projects.title')}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {t('projects.line')}
      </Typography>
      <Stack sx={{ gap: 5 }}>
        {failure && <LoadFailure {...failure} />}
        {!answer && !error && (
          <Stack component="output" aria-label={t('projects.loading')} sx={{ gap: 2 }}>
            {Array.from({ length: 4 }, (_, row) => (
              <Skeleton key={row} variant="rounded" height={52} />
            ))}
          </Stack>
        )}
        {answer && projects.length === 0 && (
          <EmptyCard title={t('projects.empty')} text={t('projects.emptyText')} />
        )}
        {projects.length > 0 && (
          <div>
            {isWide ? (
              <ProjectsTable projects={projects} list={list} />
            ) : (
              <ProjectCards projects={projects} />
            )}
            {total <= smallestPageSize ? (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
                {t('projects.count', { smart_count: total })}
              </Typography>
            ) : (
              <TablePager
                total={total}
                page={list.page}
                perPage={list.perPage}
                sizes={pageSizes}
                onPage={list.toPage}
                onPerPage={list.toPerPage}
              />
            )}
          </div>
        )}
      </Stack>
    </>
  );
};

export default ProjectsPage;
