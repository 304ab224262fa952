import MenuIcon from '@mui/icons-material/Menu';
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../../auth/useAuth';
import { MenuButton } from '../../ui/menus/MenuButton';
import { menuBreakpoint } from '../../ui/styles';
import { findPage, pages } from '../pages';

/** Selects the plural of resource names. */
const plural = { smart_count: 2 };

/** Sections, each linked to its first page. */
const sections = pages.flatMap(({ section: name, paths: [to] }, index) =>
  name && to && pages.findIndex(({ section }) => section === name) === index ? [{ name, to }] : [],
);

export const MainNav = () => {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t('shell.nav.label')}
      sx={(theme) => ({
        display: 'flex',
        gap: 6,
        marginInlineStart: 10,
        [theme.breakpoints.down(menuBreakpoint)]: { display: 'none' },
      })}
    >
      {useLinks().map(({ name, ...link }) => (
        <Box key={name} component={Link} {...link} sx={linkStyle}>
          {t(name, plural)}
        </Box>
      ))}
    </Box>
  );
};

/** Menu with the same links for narrow screens. */
export const NavMenu = () => {
  const t = useTranslate();
  const links = useLinks();
  return (
    <Box
      component="nav"
      aria-label={t('shell.nav.label')}
      sx={(theme) => ({
        marginInlineStart: -2,
        marginInlineEnd: 1,
        [theme.breakpoints.up(menuBreakpoint)]: { display: 'none' },
      })}
    >
      <MenuButton
        label={t('shell.nav.label')}
        icon={<MenuIcon />}
        entries={links.map(({ name, to, ...current }) => ({
          name,
          label: t(name, plural),
          to,
          props: { ...current, selected: current['aria-current'] !== undefined },
        }))}
      />
    </Box>
  );
};

const useLinks = () => {
  const auth = useAuth();
  // Subscribes to changes of the user's rights.
  useUser();
  const { pathname } = useLocation();
  const current = findPage(pathname)?.page.section;
  return sections
    .filter(({ to }) => auth.mayOpen(to))
    .map(({ name, to }) => {
      const mark = pathname === to ? 'page' : 'true';
      return { name, to, 'aria-current': name === current ? mark : undefined } as const;
    });
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
