import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyCardProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export const EmptyCard = ({ title, text, children }: EmptyCardProps) => (
  <Card sx={{ p: 8, textAlign: 'center' }}>
    <Box
      component="svg"
      viewBox="0 0 120 32"
      aria-hidden
      sx={{ width: 120, color: 'primary.main', mb: 4, display: 'block', mx: 'auto' }}
    >
      <path
        d="M2 20h36l6-8 8 14 6-6h60"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    {text && (
      <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    )}
    {children && <Box sx={{ mt: 5 }}>{children}</Box>}
  </Card>
);
