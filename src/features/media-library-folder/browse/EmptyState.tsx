import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { Box, Typography } from '@mui/material';

interface EmptyStateProps {
  title: string;
  text: string;
}

/** Nothing here: a sign and a sentence. */
export const EmptyState = ({ title, text }: EmptyStateProps) => (
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
  </Box>
);
