import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { Notification } from '../../model/notification/notification';
import { hint } from '../../ui/page/SharedTooltip';

const scrolledPx = 160;

/**
 * Holds new rows back while the user has scrolled down. A row is new if it was not in the unfiltered list
 * when the scrolling began, so rows that a filter or an Undo brings back are shown at once.
 */
export const useNewRows = (
  list: readonly Notification[],
  unfiltered: readonly Notification[],
  isEnabled: boolean,
) => {
  /** The unfiltered list when the scrolling began. */
  const [held, setHeld] = useState<readonly Notification[] | null>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledPx);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  const isHolding = isScrolled && isEnabled;
  if (isHolding && !held) setHeld(unfiltered);
  if (!isHolding && held) setHeld(null);
  const shown = useMemo(() => {
    if (!held || held === unfiltered) return list;
    const seen = new Set(held.map(({ id }) => id));
    return list.filter(({ id }) => seen.has(id));
  }, [held, list, unfiltered]);
  return {
    shown,
    waiting: list.length - shown.length,
    show: () => {
      setHeld(null);
      window.scrollTo({ top: 0 });
    },
  };
};

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
          {...hint(t('notification.newRowsHint', { smart_count: count }))}
          onClick={onShow}
          sx={{ borderRadius: 5, flexShrink: 0, height: 40 }}
        >
          {t('notification.news', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
};
