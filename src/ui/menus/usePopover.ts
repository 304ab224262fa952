import { useTheme } from '@mui/material/styles';
import { useState, type MouseEvent } from 'react';

/** `popover` is null while closed, because MUI would render the content once more to close it. */
export const usePopover = (role: 'menu' | 'dialog', side: 'start' | 'end' = 'end') => {
  const isStartLeft = useTheme().direction === 'ltr';
  const horizontal = (side === 'start') === isStartLeft ? 'left' : 'right';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const popover = {
    open: true,
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
