import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Logo } from '../../ui/pictures/Logo';
import { oneLine, pageGutters } from '../../ui/styles';
import { AvatarMenu } from './AvatarMenu';
import { MainNav, NavMenu } from './MainNav';

export const TopBar = ({ actions }: { actions: ReactNode }) => {
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
        px: pageGutters(theme),
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // Fits the buttons and the name into 320 px beside a scrollbar.
        [theme.breakpoints.down(420)]: { px: 3, '& .MuiIconButton-root': { px: 1.25 } },
      })}
    >
      <NavMenu />
      <Box
        component={Link}
        to={paths.dashboard}
        aria-label={translate('shell.home')}
        sx={{
          display: 'flex',
          minWidth: 0,
          color: 'text.primary',
          textDecoration: 'none',
          '& > span': { minWidth: 0 },
          '& svg + span': { ...oneLine, lineHeight: 1.35 },
        }}
      >
        <Logo brandName={translate('shell.brand')} />
      </Box>
      <MainNav />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
          marginInlineStart: 'auto',
          marginInlineEnd: -2,
        }}
      >
        {actions}
        <AvatarMenu />
      </Box>
    </Box>
  );
};
