import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import DeviceIcon from '@mui/icons-material/ContrastOutlined';
import { useStore, useTranslate } from 'ra-core';
import { RadioMenu } from '../../ui/menus/RadioMenu';
import { colourModeOf, colourModes, themeKey } from '../colourMode';

const icons = { light: LightIcon, dark: DarkIcon, system: DeviceIcon };

export const ThemeMenu = () => {
  const translate = useTranslate();
  const [stored, store] = useStore<unknown>(themeKey);
  const chosen = colourModeOf(stored);
  const Face = icons[chosen];
  const choices = colourModes.map((name) => {
    const Icon = icons[name];
    return { name, text: translate(`shell.theme.${name}`), icon: <Icon fontSize="small" /> };
  });
  return (
    <RadioMenu
      label={translate('shell.theme.choose')}
      face={<Face />}
      choices={choices}
      chosen={chosen}
      onChoose={store}
    />
  );
};
