import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, IconButton, MenuList, Popover } from '@mui/material';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const opener = {
    id: `${id}button`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}menu` : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
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
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
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
