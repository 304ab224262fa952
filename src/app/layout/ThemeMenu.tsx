import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import DeviceIcon from '@mui/icons-material/ContrastOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { MenuButton } from '../../ui/menus/MenuButton';
import { colourModeOf, colourModes, themeKey } from '../colourMode';

const icons = { light: LightIcon, dark: DarkIcon, system: DeviceIcon };

export const ThemeMenu = () => {
  const translate = useTranslate();
  const [stored, store] = useStore<unknown>(themeKey);
  const chosen = colourModeOf(stored);
  const Face = icons[chosen];
  return (
    <MenuButton label={translate('shell.theme.choose')} face={<Face />}>
      {(close) =>
        colourModes.map((mode) => {
          const Icon = icons[mode];
          const choose = () => {
            store(mode);
            close();
          };
          return (
            <MenuItem
              key={mode}
              role="menuitemradio"
              aria-checked={mode === chosen}
              selected={mode === chosen}
              onClick={choose}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`shell.theme.${mode}`)}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
};
