import { useState, type MouseEvent } from 'react';

export const usePopover = (role: 'menu' | 'dialog', side: 'left' | 'right' = 'right') => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return {
    isOpen,
    close,
    button: {
      'aria-haspopup': role,
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    popover: {
      open: isOpen,
      anchorEl: anchor,
      onClose: close,
      anchorOrigin: { vertical: 'bottom', horizontal: side },
      transformOrigin: { vertical: 'top', horizontal: side },
    },
  } as const;
};
