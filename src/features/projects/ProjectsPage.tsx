import { Skeleton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { HttpError } from '../../api/HttpError';
import { useQueryFailure } from '../../api/useNotifyError';
import type { Project } from '../../model/projects/project';
import { AddressList } from '../../ui/address/AddressList';
import { int, orderOf } from '../../ui/address/addressParams';
import { useAddressState } from '../../ui/address/useAddressState';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { Pager } from '../../ui/lists/Pager';
import { ProjectCards } from './ProjectCards';
import { defaultSort, firstPage } from './projectsQuery';
import { ProjectsTable, sortable } from './ProjectsTable';

const pageSizes = [10, 20, 50];
const smallestPageSize = Math.min(...pageSizes);

const addressParams = {
  page: int(1),
  per_page: int(firstPage.perPage, (size) => pageSizes.includes(size)),
  ordering: orderOf<string>([defaultSort.field, ...sortable], defaultSort.field),
};

/** Spec 1 §1, decisions §4 "Projects list". */
const ProjectsPage = () => {
  const t = useTranslate();
  const [{ page, per_page: perPage, ordering: sort }, change] = useAddressState(addressParams);
  return (
    <>
      <PageHeading>{t('projects.title')}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {t('projects.line')}
      </Typography>
      <AddressList<Project>
        resource="projects"
        disableAuthentication
        state={{ page, perPage, sort }}
        onChange={(next, options) =>
          change(
            {
              ...(next.page && { page: next.page }),
              ...(next.perPage && { per_page: next.perPage }),
              ...(next.sort && { ordering: next.sort }),
            },
            options,
          )
        }
      >
        <ProjectList />
      </AddressList>
    </>
  );
};

const ProjectList = () => {
  const t = useTranslate();
  const list = useListContext<Project>();
  const { data: projects, total = 0, error, page, perPage, setPage, setPerPage } = list;
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), {
    noSsr: true,
  });
  const failure = useQueryFailure('loadProjects', list);
  if (error instanceof HttpError && error.status === 403) throw error;
  // The list goes to its first page.
  const isBeyondLastPage = error instanceof HttpError && error.status === 404 && page > 1;
  return (
    <Stack sx={{ gap: 5 }}>
      {failure && !isBeyondLastPage && <LoadFailure {...failure} />}
      {!projects && !error && (
        <Stack component="output" aria-label={t('projects.loading')} sx={{ gap: 2 }}>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={52} />
          ))}
        </Stack>
      )}
      {projects?.length === 0 && <EmptyCard title={t('projects.empty')} text={t('projects.emptyText')} />}
      {projects && projects.length > 0 && (
        <div>
          {isWide ? <ProjectsTable projects={projects} /> : <ProjectCards projects={projects} />}
          {total <= smallestPageSize ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              {t('projects.count', { smart_count: total })}
            </Typography>
          ) : (
            <Pager
              total={total}
              page={page}
              perPage={perPage}
              sizes={pageSizes}
              onPage={setPage}
              onPerPage={setPerPage}
            />
          )}
        </div>
      )}
    </Stack>
  );
};

export default ProjectsPage;
