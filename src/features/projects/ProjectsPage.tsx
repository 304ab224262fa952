import { Box, Link as MuiLink, Skeleton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasStatus } from '../../api/HttpError';
import { useQueryFailure } from '../../api/useQueryFailure';
import { budgetText, projectName, type Project } from '../../model/projects/project';
import { dayText } from '../../model/time';
import { paths } from '../../paths';
import { AddressList } from '../../ui/address/AddressList';
import { int, sortOrder, text } from '../../ui/address/addressParams';
import { useAddressState, useDebouncedText, type DebouncedText } from '../../ui/address/useAddressState';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { Pager } from '../../ui/lists/Pager';
import { SortPicker } from '../../ui/lists/SortPicker';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/tableStyles';
import { ProjectCards } from './ProjectCards';
import { serverOrder, firstPage } from './projectsQuery';

const columns = ['title', 'acronym', 'consultant', 'contractor', 'start_date', 'budget'] as const;

/** Excludes `budget`, which is free text in any currency. */
const sortable = columns.filter((name) => name !== 'budget');

const pageSizes = [10, 20, 50];
const smallestPageSize = Math.min(...pageSizes);

const addressParams = {
  page: int(1),
  per_page: int(firstPage.perPage, (size) => pageSizes.includes(size)),
  search: text(),
  ordering: sortOrder<string>([serverOrder.field, ...sortable], serverOrder.field),
};

/** Spec 1 §1, decisions §5 "Projects list". */
const ProjectsPage = () => {
  const t = useTranslate();
  const [{ page, per_page: perPage, search, ordering: sort }, change] = useAddressState(addressParams);
  const debouncedSearch = useDebouncedText(search, (next) =>
    change({ search: next, page: 1 }, { replace: true }),
  );
  const filter = useMemo(() => (search ? { search: search.trim() } : {}), [search]);
  return (
    <>
      <PageHeading>{t('projects.title')}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        {t('projects.line')}
      </Typography>
      <AddressList<Project>
        resource="projects"
        disableAuthentication
        state={{ page, perPage, sort, filter }}
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
        <ProjectList search={debouncedSearch} searchText={search.trim()} />
      </AddressList>
    </>
  );
};

const sortOptions = [serverOrder.field, ...sortable];

interface ProjectListProps {
  search: DebouncedText;
  searchText: string;
}

const ProjectList = ({ search, searchText }: ProjectListProps) => {
  const t = useTranslate();
  const list = useListContext<Project>();
  const { data: projects, total = 0, error, page, perPage, setPage, setPerPage, sort, setSort } = list;
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), {
    noSsr: true,
  });
  const navigate = useNavigate();
  const tableColumns = useProjectColumns();
  const failure = useQueryFailure('projects.listFailed', list);
  const hasTools = searchText !== '' || projects?.length !== 0;
  if (hasStatus(error, 403)) throw error;
  return (
    <Stack sx={{ gap: 5 }}>
      {hasTools && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <SearchBox
            isMain
            label={t('projects.search')}
            placeholder={t('projects.search')}
            value={search.text}
            onChange={search.type}
          />
          {!isWide && (
            <SortPicker
              options={sortOptions.map((field) => ({
                field,
                label: t(field ? `projects.fields.${field}` : 'projects.unsorted'),
              }))}
              sort={sort}
              onSort={(field, order) => setSort({ field, order })}
            />
          )}
        </Box>
      )}
      {failure && <LoadFailure {...failure} />}
      {!projects && !error && (
        <Stack component="output" aria-label={t('projects.loading')} sx={{ gap: 2 }}>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={isWide ? 52 : 204} />
          ))}
        </Stack>
      )}
      {projects?.length === 0 &&
        (searchText ? (
          <EmptyCard title={t('projects.noMatch', { search: searchText })} />
        ) : (
          <EmptyCard title={t('projects.empty')} text={t('projects.emptyText')} />
        ))}
      {projects && projects.length > 0 && (
        <div>
          {isWide ? (
            <Table
              label={t('projects.title')}
              columns={tableColumns}
              rows={projects}
              sort={sort}
              onSort={setSort}
              onRowClick={({ id }) => void navigate(paths.projectEdit(id))}
            />
          ) : (
            <ProjectCards projects={projects} />
          )}
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
              onPageChange={setPage}
              onPerPageChange={setPerPage}
            />
          )}
        </div>
      )}
    </Stack>
  );
};

/** Only the title is a link, for keyboard users; a click anywhere in the row opens the project. */
const useProjectColumns = () => {
  const t = useTranslate();
  return useMemo((): TableColumn<Project>[] => {
    const cells: Partial<Record<(typeof columns)[number], Pick<TableColumn<Project>, 'render' | 'sx'>>> = {
      title: {
        render: (project) => (
          <MuiLink component={Link} to={paths.projectEdit(project.id)} sx={{ fontWeight: 500 }}>
            <bdi>{projectName(project)}</bdi>
          </MuiLink>
        ),
      },
      start_date: {
        render: ({ start_date }) => dayText(start_date ?? ''),
        sx: { '&:is(td)': { whiteSpace: 'nowrap' } },
      },
      budget: { render: ({ budget }) => <bdi>{budgetText(budget)}</bdi>, sx: { textAlign: 'end' } },
    };
    return columns.map((name) => ({
      source: name,
      label: t(`projects.fields.${name}`),
      ...(name !== 'budget' && { sortBy: name }),
      ...cells[name],
    }));
  }, [t]);
};

export default ProjectsPage;
