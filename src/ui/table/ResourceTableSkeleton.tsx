import { Skeleton, TableBody, TableCell, TableRow } from '@mui/material';
import { useDataTableConfigContext } from 'ra-core';
import { use, type ReactNode } from 'react';
import { ResourceTableContext } from './ResourceTableContext';
import { selectionCell } from './tableColumn';

/** Rows in the shape of those that are fetched. */
export const ResourceTableSkeleton = ({ children }: { children?: ReactNode }) => {
  const { hasBulkActions } = useDataTableConfigContext();
  const { skeletonRows } = use(ResourceTableContext);
  return (
    <TableBody>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <TableRow key={row} sx={{ height: 52 }}>
          {hasBulkActions && (
            <TableCell padding="checkbox" sx={selectionCell}>
              <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 'auto' }} />
            </TableCell>
          )}
          {children}
        </TableRow>
      ))}
    </TableBody>
  );
};
