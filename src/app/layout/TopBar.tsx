import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Logo } from '../../ui/pictures/Logo';
import { PaletteButton } from '../palette/PaletteButton';
import { AvatarMenu } from './AvatarMenu';
import { LanguageMenu } from './LanguageMenu';
import { MainNav } from './MainNav';
import { ThemeMenu } from './ThemeMenu';

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
