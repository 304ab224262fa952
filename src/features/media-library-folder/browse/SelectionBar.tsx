import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Item } from './item';
import type { Selection } from './useSelection';

interface SelectionBarProps {
  selection: Selection;
  all: readonly Item[];
  progress: { settled: number; total: number } | null;
  onDelete: () => void;
}

/** What can be done with what is selected, and how far it is. */
export const SelectionBar = ({ selection, all, progress, onDelete }: SelectionBarProps) => {
  const t = useTranslate();
  const count = selection.items.length;
  if (count === 0 && !progress) return null;
  const status = progress
    ? t('mediaLibraryFolder.selection.progress', progress)
    : t('mediaLibraryFolder.selection.count', { smart_count: count });
  return (
    <Box
      sx={{
        position: 'sticky',
        top: ({ mixins }) => `calc(${String(mixins.toolbar.minHeight)} + 8px)`,
        zIndex: 2,
        mb: 4,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'clip',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 2 }}>
        <Typography component="output" sx={{ fontWeight: 500, mr: 'auto' }}>
          {status}
        </Typography>
        <Button color="inherit" disabled={progress !== null} onClick={() => selection.set(all)}>
          {t('mediaLibraryFolder.selection.all')}
        </Button>
        <Button color="inherit" disabled={progress !== null} onClick={selection.clear}>
          {t('mediaLibraryFolder.selection.clear')}
        </Button>
        <Button color="error" startIcon={<DeleteOutlined />} disabled={progress !== null} onClick={onDelete}>
          {t('mediaLibraryFolder.selection.delete')}
        </Button>
      </Box>
      {progress && (
        <LinearProgress
          variant="determinate"
          aria-label={status}
          value={(100 * progress.settled) / Math.max(1, progress.total)}
        />
      )}
    </Box>
  );
};
