import { useTheme } from '@mui/material/styles';
import { useEffect, useState, type MouseEvent } from 'react';

/** `popover` is null while closed, because MUI would render the content once more to close it. */
export const usePopover = (role: 'menu' | 'dialog', side: 'start' | 'end' = 'end') => {
  const isStartLeft = useTheme().direction === 'ltr';
  const horizontal = (side === 'start') === isStartLeft ? 'left' : 'right';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // MUI would scroll the page, because the opener may be in a bar inside the scroll padding.
  useEffect(() => (anchor ? () => anchor.focus({ preventScroll: true }) : undefined), [anchor]);
  const popover = {
    open: true,
    disableRestoreFocus: true,
    anchorEl: anchor,
    onClose: close,
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  } as const;
  return {
    close,
    button: {
      'aria-haspopup': role,
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    popover: anchor && popover,
  } as const;
};
