import { Tooltip } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** For an element that it names. */
export const tooltip = (text: string) => ({ 'aria-label': text, 'data-tooltip': text });

/** For an element that has a name. */
export const hint = (text: string) => ({ 'aria-description': text, 'data-tooltip': text });

/** For a text that may be cut off. */
export const wholeText = (text: string) => ({ 'data-tooltip': text });

/** One tooltip for all pages, because MUI renders its own twice before a page is painted. */
export const SharedTooltip = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The page whose anchor has the pointer or the focus.
  const [anchorPage, setAnchorPage] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isAt = anchorPage === pathname;
  const track = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (found || isAt) setAnchorPage(found && pathname);
    if (found) setAnchor(found);
  };
  return (
    <Tooltip
      describeChild
      open={isOpen && isAt}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Elsewhere, a long touch selects text.
      disableTouchListener={!isAt}
      title={<>{anchor?.dataset['tooltip']}</>}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <div
        role="presentation"
        onMouseOver={track}
        onFocus={track}
        onPointerDown={track}
        // The clicked element may disappear or change its label.
        onClick={() => setAnchorPage(null)}
      >
        {children}
      </div>
    </Tooltip>
  );
};
