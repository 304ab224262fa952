import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  /** What could be done about it. */
  children?: ReactNode;
}

/** Nothing here: a sign, a sentence, an action. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <Box
    sx={{
      py: 6,
      px: 4,
      textAlign: 'center',
      border: 1,
      borderColor: 'divider',
      borderStyle: 'dashed',
      borderRadius: 1.5,
    }}
  >
    <FolderOpenOutlined aria-hidden sx={{ fontSize: 32, color: 'text.secondary', mb: 1 }} />
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    {children && <Box sx={{ mt: 4 }}>{children}</Box>}
  </Box>
);
