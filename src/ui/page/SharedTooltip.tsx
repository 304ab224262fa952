import { Tooltip } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Tooltip that is also the element's accessible name. */
export const tooltip = (text: string) => ({ 'aria-label': text, 'data-tooltip': text });

/** Tooltip that describes an element with another accessible name. */
export const hint = (text: string) => ({ 'aria-description': text, 'data-tooltip': text });

/** Tooltip shown only while the text is truncated. */
export const truncatedText = (text: string) => ({ 'data-tooltip': text, 'data-tooltip-if': 'cut' });

/** Tooltip that also opens on click or tap, for a button with no other action. */
export const clickHint = (lines: readonly string[]) => ({
  ...hint(lines.join('\n')),
  'data-tooltip-if': 'clicked',
});

const findAnchor = (target: EventTarget): HTMLElement | null => {
  const nextAnchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return nextAnchor?.dataset['tooltipIf'] === 'cut' && !isTruncated(nextAnchor) ? null : nextAnchor;
};

const isTruncated = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Shared by all elements, because each MUI tooltip renders twice before a page is painted. */
export const SharedTooltip = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Page whose anchor is hovered or focused.
  const [anchorPage, setAnchorPage] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOnPage = anchorPage === pathname;
  const track = ({ target }: SyntheticEvent) => {
    const nextAnchor = findAnchor(target);
    if (nextAnchor || isOnPage) setAnchorPage(nextAnchor && pathname);
    if (nextAnchor) setAnchor(nextAnchor);
  };
  return (
    <Tooltip
      describeChild
      open={isOpen && isOnPage}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Leaves text selection by long touch alone.
      disableTouchListener={!isOnPage}
      title={<>{anchor?.dataset['tooltip']}</>}
      slotProps={{ popper: { anchorEl: anchor }, tooltip: { sx: { whiteSpace: 'pre-line' } } }}
    >
      <div
        role="presentation"
        onMouseOver={track}
        onFocus={track}
        onPointerDown={track}
        onClick={({ target }) => {
          if (findAnchor(target)?.dataset['tooltipIf'] === 'clicked') setOpen(true);
          // The clicked element may disappear or change its label.
          else setAnchorPage(null);
        }}
      >
        {children}
      </div>
    </Tooltip>
  );
};
