import { Checkbox, TableCell, TableHead, TableRow } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  type RaRecord,
} from 'ra-core';
import { use, type ReactNode } from 'react';
import { selectionCell, ResourceTableContext } from './tableColumn';

export const ResourceTableHead = ({ children }: { children?: ReactNode }) => {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && <SelectPage />}
        {children}
      </TableRow>
    </TableHead>
  );
};

const SelectPage = () => {
  const { allLabel, skeletonRows } = use(ResourceTableContext);
  const { onSelect } = useDataTableCallbacksContext();
  const ids = useDataTableSelectedIdsContext() ?? [];
  const here = (useDataTableDataContext() ?? []).map((row: RaRecord) => row.id);
  const chosen = here.filter((id) => ids.includes(id));
  const isAll = here.length > 0 && chosen.length === here.length;
  const toggle = () =>
    onSelect?.(isAll ? ids.filter((id) => !here.includes(id)) : [...new Set([...ids, ...here])]);
  return (
    <TableCell padding="checkbox" sx={selectionCell}>
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        disabled={skeletonRows > 0}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': allLabel } }}
      />
    </TableCell>
  );
};
