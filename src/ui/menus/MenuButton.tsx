import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, IconButton, MenuList, Popover } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { usePopover } from './usePopover';

interface MenuButtonProps {
  label: string;
  face?: ReactNode;
  header?: ReactNode;
  /** Selector of an ancestor that the menu must not cover; it opens above. */
  above?: string;
  /** Controls below the menu, reached by Tab. */
  footer?: ReactNode;
  children: (close: () => void) => ReactNode;
}

export const MenuButton = ({ label, face, header, above, footer, children }: MenuButtonProps) => {
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
          {...(above && anchorAbove(above, popover))}
          disableScrollLock
          slotProps={{ paper: { role: 'region', 'aria-labelledby': `${id}button` } }}
        >
          {header}
          <MenuList
            id={`${id}menu`}
            aria-labelledby={`${id}button`}
            autoFocusItem
            onKeyDown={({ key }) => key === 'Tab' && !footer && close()}
          >
            {children(close)}
          </MenuList>
          {footer}
        </Popover>
      )}
    </>
  );
};

const getTop = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

const anchorAbove = (selector: string, popover: NonNullable<ReturnType<typeof usePopover>['popover']>) => {
  const { anchorEl, anchorOrigin, transformOrigin } = popover;
  const distance = getTop(anchorEl?.closest(selector)) - getTop(anchorEl);
  return {
    anchorOrigin: { ...anchorOrigin, vertical: distance - 8 },
    transformOrigin: { ...transformOrigin, vertical: 'bottom' },
  } as const;
};
