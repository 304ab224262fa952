import type { ReactNode } from 'react';
import { DataTableBody } from 'react-admin';
import { ResourceTableRow } from './ResourceTableRow';

export const ResourceTableBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={ResourceTableRow}>{children}</DataTableBody>
);
