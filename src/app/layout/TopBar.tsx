import { Box } from '@mui/material';
import { useTranslate, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import DeviceIcon from '@mui/icons-material/ContrastOutlined';
import { paths } from '../../paths';
import { Logo } from '../../ui/pictures/Logo';
import { PaletteButton } from '../palette/PaletteButton';
import { AvatarMenu } from './AvatarMenu';
import { MainNav } from './MainNav';
import { RadioMenu } from '../../ui/menus/RadioMenu';
import { useLanguage } from './LanguageSelect';
import { colourModeOf, colourModes, themeKey } from '../colourMode';

export const TopBar = ({ bell }: { bell: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={(theme) => ({
        ...theme.mixins.toolbar,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        px: { xs: 4, sm: 6 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // Six buttons fit 320 px beside a scrollbar.
        [theme.breakpoints.down(420)]: { px: 3, '& .MuiIconButton-root': { px: 1.25 } },
      })}
    >
      <Box
        component={Link}
        to={paths.dashboard}
        aria-label={translate('shell.home')}
        sx={(theme) => ({
          display: 'flex',
          color: 'text.primary',
          textDecoration: 'none',
          // The mark alone leaves room for the buttons.
          [theme.breakpoints.down(420)]: { '& svg + span': { display: 'none' } },
        })}
      >
        <Logo brandName={translate('shell.brand')} />
      </Box>
      <MainNav />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 2 }, marginInlineEnd: -2 }}>
        <PaletteButton />
        <LanguageMenu />
        <ThemeMenu />
        {bell}
        <AvatarMenu />
      </Box>
    </Box>
  );
};

const LanguageMenu = () => {
  const translate = useTranslate();
  const { languages, locale: chosen, choose } = useLanguage();
  return (
    <RadioMenu
      label={translate('shell.language.choose')}
      face={<LanguageIcon />}
      choices={languages.map(({ locale, name }) => ({ name: locale, text: name, lang: locale }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
};

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
