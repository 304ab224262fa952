import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, IconButton, MenuList, Popover } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { usePopover } from './usePopover';

interface MenuButtonProps {
  label: string;
  /** What the button shows; without it, its label. */
  face?: ReactNode;
  /** Above the entries, not one of them. */
  header?: ReactNode;
  /** The entries (MenuItem), which close the menu themselves. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu: arrows, letters, Home and End move in it; Escape, Tab or a click outside close it. */
export const MenuButton = ({ label, face, header, children }: MenuButtonProps) => {
  const id = useId();
  const { isOpen, close, button, popover } = usePopover('menu');
  const opener = { ...button, id: `${id}button`, 'aria-controls': isOpen ? `${id}menu` : undefined };
  return (
    <>
      {face ? (
        <IconButton aria-label={label} {...opener}>
          {face}
        </IconButton>
      ) : (
        <Button variant="contained" endIcon={<ExpandMore />} {...opener}>
          {label}
        </Button>
      )}
      <Popover
        {...popover}
        disableScrollLock
        slotProps={{ paper: { role: 'region', 'aria-labelledby': `${id}button` } }}
      >
        {header}
        <MenuList
          id={`${id}menu`}
          aria-labelledby={`${id}button`}
          autoFocusItem
          onKeyDown={({ key }) => key === 'Tab' && close()}
        >
          {children(close)}
        </MenuList>
      </Popover>
    </>
  );
};
