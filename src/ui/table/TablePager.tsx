import { TablePagination } from '@mui/material';
import { useTranslate } from 'ra-core';

const pageSizes = [5, 10, 20, 50];

export interface TablePaging {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  sizes?: readonly number[];
}

export const TablePager = (props: TablePaging) => {
  const { page, perPage, total, onPage, onPerPage, sizes: choices = pageSizes } = props;
  const t = useTranslate();
  const last = Math.max(0, Math.ceil(total / perPage) - 1);
  const sizes = choices.includes(perPage) ? choices : [...choices, perPage].toSorted((a, b) => a - b);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, last)}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      labelRowsPerPage={t('ui.table.perPage')}
      labelDisplayedRows={({ from, to, count }) => t('ui.table.range', { from, to, total: count })}
      getItemAriaLabel={(type) => t(type === 'next' ? 'ui.pager.next' : 'ui.pager.previous')}
      onPageChange={(_event, next) => onPage(next + 1)}
      onRowsPerPageChange={({ target }) => onPerPage(Number(target.value))}
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
