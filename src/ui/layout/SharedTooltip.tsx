import { Tooltip } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

/** The name of a button in a list, which its tooltip shows too. */
export const tooltip = (text: string) => ({ 'aria-label': text, 'data-tooltip': text });

/**
 * One tooltip for a whole list: it shows the `data-tooltip` of what within is pointed at or has the focus. One
 * for each button is a good part of what a row costs.
 */
export const SharedTooltip = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAt, setAt] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const look = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    setAt(found !== null);
    if (found) setAnchor(found);
  };
  return (
    <Tooltip
      describeChild
      open={isOpen && isAt}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Elsewhere in the list a long touch marks a text.
      disableTouchListener={!isAt}
      title={<>{anchor?.dataset['tooltip']}</>}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <div
        role="presentation"
        onMouseOver={look}
        onFocus={look}
        onPointerDown={look}
        // What is clicked may go, or be called something else then.
        onClick={() => setAt(false)}
      >
        {children}
      </div>
    </Tooltip>
  );
};
