import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface QuietLinkProps {
  to: string;
  state?: unknown;
  children: ReactNode;
}

export const QuietLink = ({ to, state, children }: QuietLinkProps) => (
  <Link component={RouterLink} to={to} state={state} variant="body2" sx={{ py: 1 }}>
    {children}
  </Link>
);
