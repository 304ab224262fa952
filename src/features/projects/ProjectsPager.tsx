import { TablePagination, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { pageSizes, type ProjectList } from './useProjectList';

const [smallest = 10] = pageSizes;

/** From page to page; where all fit on the smallest page, only how many there are. */
export const ProjectsPager = ({ total, list }: { total: number; list: ProjectList }) => {
  const t = useTranslate();
  if (total <= smallest)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('projects.count', { smart_count: total })}
      </Typography>
    );
  return (
    <TablePagination
      component="div"
      sx={narrow}
      count={total}
      page={list.page - 1}
      rowsPerPage={list.perPage}
      rowsPerPageOptions={pageSizes}
      labelRowsPerPage={t('projects.perPage')}
      labelDisplayedRows={({ from, to, count }) => t('projects.range', { from, to, total: count })}
      onPageChange={(_event, page) => list.toPage(page + 1)}
      onRowsPerPageChange={({ target }) => list.toPerPage(Number(target.value))}
    />
  );
};

/** Everything stays in reach at 320 px. */
const narrow = {
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': { flexWrap: { xs: 'wrap', sm: 'nowrap' }, p: { xs: 0 } },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-input': { mr: { xs: 3 }, ml: { xs: 1 } },
  '& .MuiTablePagination-actions': { ml: { xs: 'auto', sm: 5 } },
} as const;
