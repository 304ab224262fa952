import { Box, Skeleton, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import { cellStyle, selectionCell, type TableColumn } from './tableColumn';
import { visuallyHidden } from './visuallyHidden';

interface TableSkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  hasSelection: boolean;
}

/** Rows in the shape of those that are fetched. */
export const TableSkeletonRows = <Row,>({ columns, count, hasSelection }: TableSkeletonRowsProps<Row>) => {
  const t = useTranslate();
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row} sx={{ height: 52 }}>
      {hasSelection && (
        <TableCell padding="checkbox" sx={selectionCell}>
          <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 'auto' }} />
        </TableCell>
      )}
      {columns.map(({ name, hideAt }, column) => (
        <TableCell key={name} sx={cellStyle(hideAt)}>
          {row === 0 && column === 0 && (
            <Box component="output" sx={visuallyHidden}>
              {t('ui.table.loading')}
            </Box>
          )}
          <Skeleton width="80%" />
        </TableCell>
      ))}
    </TableRow>
  ));
};
