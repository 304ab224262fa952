import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, IconButton, ListItemIcon, MenuItem, MenuList, Popover } from '@mui/material';
import type { SvgIconProps } from '@mui/material';
import { useId, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { usePopover } from './usePopover';

interface MenuEntry {
  name: string;
  label: ReactNode;
  Icon?: ComponentType<SvgIconProps>;
  /** Turns the entry into a link. */
  to?: To;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Further props of the entry or its link. */
  props?: object;
}

interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  header?: ReactNode;
  /** Selector of an ancestor that the menu must not cover; it opens above. */
  above?: string;
  /** Controls below the menu, reached by Tab. */
  footer?: ReactNode;
  entries: readonly (MenuEntry | false | undefined)[];
}

export const MenuButton = ({ label, icon, header, above, footer, entries }: MenuButtonProps) => {
  const id = useId();
  const { close, button, popover } = usePopover('menu');
  const opener = { ...button, id: `${id}button`, 'aria-controls': popover ? `${id}menu` : undefined };
  return (
    <>
      {icon ? (
        <IconButton aria-label={label} {...opener}>
          {icon}
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
            {entries.map(
              (entry) =>
                entry && (
                  <MenuItem
                    key={entry.name}
                    {...(entry.to !== undefined && { component: Link, to: entry.to })}
                    {...entry.props}
                    onClick={(event) => {
                      close();
                      entry.onClick?.(event);
                    }}
                  >
                    {entry.Icon && (
                      <ListItemIcon>
                        <entry.Icon fontSize="small" />
                      </ListItemIcon>
                    )}
                    {entry.label}
                  </MenuItem>
                ),
            )}
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
