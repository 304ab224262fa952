import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, IconButton, MenuList, Popover } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { usePopover } from './usePopover';

interface MenuButtonProps {
  label: string;
  face?: ReactNode;
  header?: ReactNode;
  children: (close: () => void) => ReactNode;
}

export const MenuButton = ({ label, face, header, children }: MenuButtonProps) => {
  const id = useId();
  const { close, button, popover } = usePopover('menu');
  const opener = { ...button, id: `${id}button`, 'aria-controls': popover ? `${id}menu` : undefined };
  return (
    <>
      {face ? (
        <IconButton aria-label={label} {...opener}>
          {face}
        </IconButton>
      ) : (
        <Button variant="outlined" endIcon={<ExpandMore />} {...opener}>
          {label}
        </Button>
      )}
      {popover && (
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
      )}
    </>
  );
};
