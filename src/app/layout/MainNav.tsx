import MenuIcon from '@mui/icons-material/Menu';
import { Box, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../../auth/useAuth';
import { paths } from '../../paths';
import { MenuButton } from '../../ui/menus/MenuButton';

/** Below this width the links stand in a menu. */
const linksFrom = 720;

const sections = [
  { name: 'dashboard', to: paths.dashboard, parts: [paths.dashboard] },
  { name: 'projects', to: paths.projects, parts: [paths.projects, '/project'] },
  { name: 'admin', to: paths.admin, parts: [paths.admin, paths.manage, '/user'] },
];

export const MainNav = () => {
  const t = useTranslate();
  const links = useLinks();
  return (
    <Box component="nav" aria-label={t('shell.nav.label')} sx={{ ml: { xs: 'auto', sm: 10 }, mr: 'auto' }}>
      <Box
        sx={(theme) => ({
          display: 'flex',
          gap: 6,
          [theme.breakpoints.down(linksFrom)]: { display: 'none' },
        })}
      >
        {links.map(({ name, ...link }) => (
          <Box key={name} component={Link} {...link} sx={linkStyle}>
            {t(`shell.nav.${name}`)}
          </Box>
        ))}
      </Box>
      <Box sx={(theme) => ({ [theme.breakpoints.up(linksFrom)]: { display: 'none' } })}>
        <MenuButton label={t('shell.nav.label')} face={<MenuIcon />}>
          {(close) =>
            links.map(({ name, ...link }) => (
              <MenuItem
                key={name}
                component={Link}
                {...link}
                selected={link['aria-current'] !== undefined}
                onClick={close}
              >
                {t(`shell.nav.${name}`)}
              </MenuItem>
            ))
          }
        </MenuButton>
      </Box>
    </Box>
  );
};

const useLinks = () => {
  const auth = useAuth();
  // Renders again when the rights of the user change.
  useUser();
  const { pathname } = useLocation();
  const currentIn = (to: string, parts: readonly string[]) => {
    if (pathname === to) return 'page';
    return parts.some((part) => matchPath(`${part}/*`, pathname)) ? 'true' : undefined;
  };
  return sections
    .filter(({ name, to }) => name !== 'admin' || (auth.may('admin.open') && auth.mayOpen(to)))
    .map(({ name, to, parts }) => ({ name, to, 'aria-current': currentIn(to, parts) }) as const);
};

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  height: '3rem',
  typography: 'button',
  color: 'text.secondary',
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderBottomColor: 'primary.main' },
};
