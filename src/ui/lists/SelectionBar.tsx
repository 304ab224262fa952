import Close from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { MenuButton } from '../menus/MenuButton';
import { tooltip } from '../page/SharedTooltip';
import { aboveBanners } from '../styles';
import { TaskProgress } from '../task/TaskProgress';
import type { Progress } from '../task/useTask';

interface SelectionAction {
  name: string;
  label: string;
  onClick: () => void;
}

interface SelectionBarProps {
  isShown: boolean;
  /** Sentence with the number of selected rows. */
  title: string;
  text?: string;
  /** Sentence that compares the selection with all matching rows. */
  scope?: string | undefined;
  /** Progress of a task on the selection. */
  progress?: Progress | null;
  /** A message key with `done` and `total`. */
  progressLabel?: string;
  onClear: () => void;
  /** Buttons of the most frequent actions: two or three. */
  children: ReactNode;
  /** The other actions, in a menu above the bar. */
  more?: readonly SelectionAction[];
}

/**
 * Action bar of selectable lists: Clear and the count, then the most frequent actions, and the rest under More. It
 * floats at the bottom of the window, so that selecting a row does not move the list. It comes before the list in the
 * tab order and below it visually, so its parent must be a flex column.
 */
export const SelectionBar = (props: SelectionBarProps) => {
  const { isShown, title, text, scope, progress = null, progressLabel, onClear, children, more = [] } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={barAreaStyle}>
      <Box
        {...(isShown
          ? { role: 'region', 'aria-labelledby': id, 'data-selection-bar': true, sx: barStyle }
          : {})}
      >
        {isShown && (
          <IconButton {...tooltip(t('action.clearSelection'))} disabled={progress !== null} onClick={onClear}>
            <Close fontSize="small" />
          </IconButton>
        )}
        {/* Rendered from the start: screen readers announce only what changes. */}
        <Box component="output" sx={{ display: 'block', flex: '1 1 9rem', minWidth: 0 }}>
          {isShown && (
            <>
              <Typography id={id} variant="h3" component="span" sx={{ display: 'block' }}>
                {title}
              </Typography>
              {[text, scope].map(
                (line) =>
                  line && (
                    <Typography
                      key={line}
                      variant="body2"
                      color="textSecondary"
                      component="span"
                      sx={{ display: 'block' }}
                    >
                      {line}
                    </Typography>
                  ),
              )}
            </>
          )}
        </Box>
        {isShown && (
          <>
            <Box sx={buttonsStyle}>
              {children}
              {more.length > 0 && (
                <MenuButton label={t('action.more')} above="[data-selection-bar]" entries={more} />
              )}
            </Box>
            {progress && <TaskProgress progress={progress} label={progressLabel} />}
          </>
        )}
      </Box>
    </Box>
  );
};

/** Keeps the bar's space when nothing is selected, so that the end of the list does not move. */
const barAreaStyle = {
  order: 1,
  position: 'sticky',
  bottom: { xs: aboveBanners(8), sm: aboveBanners(16) },
  zIndex: 2,
  display: 'flex',
  alignItems: 'end',
  minHeight: { xs: 136, sm: 66 },
  mt: 4,
  pointerEvents: 'none',
  // Focus must not scroll the page, because the bar is always in sight.
  '& *': { scrollMargin: 0 },
} as const;

const barStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  width: '100%',
  px: 2,
  py: 2,
  overflow: 'clip',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  boxShadow: 4,
  pointerEvents: 'auto',
};

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 2,
  marginInlineStart: 'auto',
} as const;
