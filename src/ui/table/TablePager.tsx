import { Box, TablePagination } from '@mui/material';
import { useEvent, useTranslate } from 'ra-core';
import { memo } from 'react';
import { useRenderedLater } from './useRenderedLater';

const pageSizes = [5, 10, 20, 50];

export interface TablePaging {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  sizes?: readonly number[];
}

/** In px, with the line above. */
const height = 53;

/** After the rows, because MUI renders its select twice before the rows are painted. */
export const TablePager = ({ onPage, onPerPage, ...props }: TablePaging) => {
  const isLater = useRenderedLater();
  const changePage = useEvent(onPage);
  const changePerPage = useEvent(onPerPage);
  return (
    <Box sx={{ minHeight: height, borderTop: 1, borderColor: 'divider' }}>
      {isLater && <Pagination {...props} onPage={changePage} onPerPage={changePerPage} />}
    </Box>
  );
};

/** Memoised, because MUI's parts take longer than the rows of a page, and a selection changes only those. */
const Pagination = memo((props: TablePaging) => {
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
        '& .MuiTablePagination-toolbar': {
          px: { xs: 2, sm: 4 },
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
        },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
});
