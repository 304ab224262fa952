import { ListItemIcon, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { MenuButton } from './MenuButton';

interface RadioMenuProps<Name extends string> {
  label: string;
  face: ReactNode;
  choices: readonly { name: Name; text: string; icon?: ReactNode; lang?: string }[];
  chosen: string;
  onChoose: (name: Name) => void;
}

/** A menu of which one entry holds. */
export const RadioMenu = <Name extends string>(props: RadioMenuProps<Name>) => {
  const { label, face, choices, chosen, onChoose } = props;
  return (
    <MenuButton label={label} face={face}>
      {(close) =>
        choices.map(({ name, text, icon, lang }) => (
          <MenuItem
            key={name}
            lang={lang}
            role="menuitemradio"
            aria-checked={name === chosen}
            selected={name === chosen}
            onClick={() => {
              onChoose(name);
              close();
            }}
          >
            {icon && <ListItemIcon>{icon}</ListItemIcon>}
            {text}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
};
