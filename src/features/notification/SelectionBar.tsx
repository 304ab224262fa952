import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BusyLabel } from '../../ui/form/BusyLabel';
import type { Actions } from './useActions';

interface SelectionBarProps {
  count: number;
  hasUnread: boolean;
  running: Actions['running'];
  onMark: () => void;
  onDelete: () => void;
  onClear: () => void;
}

export const SelectionBar = ({ count, hasUnread, running, onMark, onDelete, onClear }: SelectionBarProps) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1.5,
        boxShadow: { xs: 4, sm: 0 },
        flex: 1,
        position: { xs: 'fixed', sm: 'static' },
        bottom: 16,
        left: 16,
        right: 16,
        zIndex: 2,
      }}
    >
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('notification.selected', { count })}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('action.clearSelection')}
        disabled={running !== null}
        onClick={onClear}
        sx={{ mr: 'auto' }}
      >
        <Close fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {hasUnread && (
          // A disabled button would lose the focus.
          <Button
            size="small"
            aria-disabled={running !== null}
            aria-busy={running === 'mark'}
            onClick={() => running ?? onMark()}
          >
            <BusyLabel
              label={t('notification.markSelected')}
              busyLabel={t('notification.marking')}
              busy={running === 'mark'}
            />
          </Button>
        )}
        <Button size="small" color="error" disabled={running !== null} onClick={onDelete}>
          {t('notification.deleteSelected')}
        </Button>
      </Box>
    </Box>
  );
};

/** Has a fixed height, so that the list does not move when its content changes. */
export const ActionRow = ({ isFloating, children }: { isFloating: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      minHeight: 50,
      mt: -2,
      mb: -3,
      ...(isFloating
        ? {
            position: { sm: 'sticky' },
            top: ({ mixins }) => `calc(${String(mixins.toolbar.minHeight)} + 8px)`,
            zIndex: 2,
          }
        : {}),
    }}
  >
    {children}
  </Box>
);
