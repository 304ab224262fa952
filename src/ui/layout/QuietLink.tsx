import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface QuietLinkProps {
  to: string;
  /** Router state for the other page. */
  state?: unknown;
  children: ReactNode;
}

/** A small way to another page, under a form. */
export const QuietLink = ({ to, state, children }: QuietLinkProps) => (
  <Link component={RouterLink} to={to} state={state} variant="body2" sx={{ py: 1 }}>
    {children}
  </Link>
);
