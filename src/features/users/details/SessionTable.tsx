import { Card, Table, TableBody, TableContainer } from '@mui/material';
import { PaginatedTableRow } from '../../../ui/PaginatedTableRow';
import { TableColumnHeads } from '../../../ui/TableColumnHeads';
import { TablePager, type TablePaging } from '../../../ui/TablePager';
import type { TableColumn } from '../../../ui/tableColumn';
import type { SessionRow } from './useSessionColumns';

interface SessionTableProps {
  label: string;
  columns: readonly TableColumn<SessionRow>[];
  rows: readonly SessionRow[];
  onOpen: (row: SessionRow) => void;
  paging?: TablePaging;
}

/** Sessions in the portal's table; the one current session needs no pages. */
export const SessionTable = ({ label, columns, rows, onOpen, paging }: SessionTableProps) => (
  <Card>
    <TableContainer>
      <Table aria-label={label}>
        <TableColumnHeads columns={columns} rows={rows} />
        <TableBody>
          {rows.map((row) => (
            <PaginatedTableRow key={row.id} row={row} columns={columns} isMarked={false} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {paging && <TablePager {...paging} />}
  </Card>
);
