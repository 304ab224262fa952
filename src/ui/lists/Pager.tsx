import { TablePagination } from '@mui/material';
import { useTranslate } from 'ra-core';

const pageSizes = [5, 10, 20, 50];

export interface Paging {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  /** Without it the size of a page is fixed. */
  onPerPage?: (perPage: number) => void;
  sizes?: readonly number[];
}

export const Pager = (props: Paging) => {
  const { page, perPage, total, onPage, onPerPage, sizes: choices = pageSizes } = props;
  const t = useTranslate();
  const last = Math.max(0, Math.ceil(total / perPage) - 1);
  const sizes = choices.includes(perPage) ? choices : [...choices, perPage].toSorted((a, b) => a - b);
  return (
    <TablePagination
      component="nav"
      aria-label={t('ui.pager.label')}
      count={total}
      page={Math.min(page - 1, last)}
      rowsPerPage={perPage}
      rowsPerPageOptions={onPerPage ? sizes : []}
      labelRowsPerPage={t('ui.pager.perPage')}
      labelDisplayedRows={({ from, to, count }) => t('ui.pager.range', { from, to, total: count })}
      getItemAriaLabel={(type) => t(type === 'next' ? 'ui.pager.next' : 'ui.pager.previous')}
      onPageChange={(_event, next) => onPage(next + 1)}
      onRowsPerPageChange={({ target }) => onPerPage?.(Number(target.value))}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiTablePagination-toolbar': {
          px: { xs: 2, sm: 4 },
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
        },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
};
