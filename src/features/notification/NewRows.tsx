import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Says how many new ones wait above while the user reads further down, and shows them. */
export const NewRowsPill = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useTranslate();
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        justifyContent: 'center',
        height: 0,
        position: 'sticky',
        top: ({ mixins }) => `calc(${String(mixins.toolbar.minHeight)} + 8px)`,
        zIndex: 2,
      }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          startIcon={<ArrowUpward fontSize="small" />}
          title={t('notification.newRowsHint', { smart_count: count })}
          onClick={onShow}
          sx={{ borderRadius: 5, flexShrink: 0, height: 40 }}
        >
          {t('notification.news', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
};
