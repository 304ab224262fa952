import {
  Card,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useListSortContext, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { budgetText, nameOf, type Project } from '../../model/projects/project';
import { dayText } from '../../model/time';
import { paths } from '../../paths';
import { SortLabel, sortLabels } from '../../ui/table/SortLabel';

const columns = ['title', 'acronym', 'consultant', 'contractor', 'start_date', 'budget'] as const;

/** Not `budget`: it is free text in any currency. */
export const sortable = ['title', 'acronym', 'consultant', 'contractor', 'start_date'] as const;

/** Only the title is a link, for the keyboard; a click anywhere in the row opens the project. */
export const ProjectsTable = ({ projects }: { projects: readonly Project[] }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { sort, setSort } = useListSortContext();
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const heading = (column: (typeof columns)[number]) => {
    const field = sortable.find((name) => name === column);
    const isActive = sort.field === column;
    const order = isActive && direction === 'asc' ? 'DESC' : 'ASC';
    const label = t(`projects.fields.${column}`);
    return (
      <TableCell
        key={column}
        sx={{ textAlign: column === 'budget' ? 'end' : 'start' }}
        {...(isActive ? { sortDirection: direction } : {})}
      >
        {field ? <SortLabel onClick={() => setSort({ field, order })}>{label}</SortLabel> : label}
      </TableCell>
    );
  };
  return (
    <TableContainer component={Card}>
      <Table aria-label={t('projects.title')} sx={sortLabels}>
        <TableHead>
          <TableRow>{columns.map(heading)}</TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => (
            <TableRow
              key={project.id}
              hover
              onClick={() => void navigate(paths.projectEdit(project.id))}
              sx={{
                height: 52,
                cursor: 'pointer',
                '&:last-child td': { borderBottom: 0 },
                '& td': { minWidth: 100, overflowWrap: 'anywhere' },
              }}
            >
              <TableCell>
                <MuiLink
                  component={Link}
                  to={paths.projectEdit(project.id)}
                  onClick={(event) => event.stopPropagation()}
                  sx={{ fontWeight: 500 }}
                >
                  <bdi>{nameOf(project)}</bdi>
                </MuiLink>
              </TableCell>
              {(['acronym', 'consultant', 'contractor'] as const).map((column) => (
                <TableCell key={column}>
                  <bdi>{project[column]}</bdi>
                </TableCell>
              ))}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayText(project.start_date ?? '')}</TableCell>
              <TableCell sx={{ textAlign: 'end' }}>
                <bdi>{budgetText(project.budget)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
