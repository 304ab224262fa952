import { Tooltip } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

export const tooltip = (text: string) => ({ 'aria-label': text, 'data-tooltip': text });

/** One tooltip per list, since one per button makes rows slow. */
export const SharedTooltip = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAt, setAt] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const track = ({ target }: SyntheticEvent) => {
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
        onClick={() => setAt(false)}
      >
        {children}
      </div>
    </Tooltip>
  );
};
