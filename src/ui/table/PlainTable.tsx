import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** The first cell of a row names it. */
  isNamed?: boolean;
  sx?: SxProps<Theme>;
}

/** For a few rows inside something else: nothing is ordered, chosen or opened. */
export const PlainTable = ({ label, heads, rows, isNamed = false, sx = {} }: PlainTableProps) => (
  <Table size="small" aria-label={label} sx={sx}>
    <TableHead>
      <TableRow>
        {heads.map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, cells }) => (
        <TableRow key={key}>
          {cells.map((cell, at) => (
            <TableCell key={heads[at]} {...(isNamed && at === 0 && { component: 'th', scope: 'row' })}>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
