import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useStore, useTranslate } from 'ra-core';
import { useAuth } from '../../auth/useAuth';
import { adminTabIds, adminTabs } from '../../model/adminTabs';
import { paths } from '../../paths';
import { useShortcutSheet } from '../../ui/shortcuts/useShortcuts';
import { colourModes, themeKey } from '../colourMode';
import { useLanguage } from '../layout/useLanguage';
import type { Entry } from './entries';
import { Logout as SignOutIcon } from '../../ui/pointingIcons';

const profileTabs = ['account', 'security', 'sessions', 'notifications'] as const;

const withTab = (path: string, tab: string) => `${path}?${new URLSearchParams({ tab }).toString()}`;

/** The screens that the user may open, and the settings. */
export const usePlaces = (): Entry[] => {
  const t = useTranslate();
  const auth = useAuth();
  const openShortcuts = useShortcutSheet();
  const { languages, choose } = useLanguage();
  const [, setTheme] = useStore<unknown>(themeKey);
  const places = [
    { to: paths.dashboard, label: t('shell.nav.dashboard'), Icon: DashboardIcon },
    { to: paths.projects, label: t('shell.nav.projects'), Icon: ConstructionIcon },
    { to: paths.notifications, label: t('notification.title'), Icon: NotificationsIcon },
    { to: paths.folders, label: t('shell.menu.library'), Icon: FolderIcon },
    ...profileTabs.map((tab) => ({
      to: withTab(paths.profile, tab),
      label: t(`profile.tab.${tab}`),
      detail: t('shell.menu.profile'),
      Icon: PersonIcon,
    })),
    ...adminTabs.map((tab) => ({
      to: withTab(paths.admin, adminTabIds[tab]),
      label: t(`admin.tab.${tab}`),
      detail: t('shell.nav.admin'),
      Icon: AdminIcon,
    })),
    {
      to: paths.userCreate,
      label: t('userPages.create.title'),
      detail: t('shell.nav.admin'),
      Icon: AdminIcon,
    },
    {
      to: paths.dicServiceAdd,
      label: t('dicServices.page.create.title'),
      detail: t('shell.nav.admin'),
      Icon: AdminIcon,
    },
  ];
  return [
    ...places
      .filter(({ to }) => auth.mayOpen(to))
      .map((place): Entry => ({ ...place, id: `screen:${place.to}`, group: 'screens' })),
    ...colourModes.map((mode): Entry => ({
      id: `theme:${mode}`,
      group: 'settings',
      label: t(`shell.theme.${mode}`),
      detail: t('shell.theme.choose'),
      Icon: ContrastIcon,
      run: () => setTheme(mode),
    })),
    ...languages.map(({ locale, name }): Entry => ({
      id: `language:${locale}`,
      group: 'settings',
      label: name,
      lang: locale,
      detail: t('shell.language.choose'),
      Icon: LanguageIcon,
      run: () => choose(locale),
    })),
    {
      id: 'shortcuts',
      group: 'settings',
      label: t('shortcuts.title'),
      Icon: KeyboardIcon,
      run: openShortcuts,
    },
    {
      id: 'signOut',
      group: 'settings',
      label: t('shell.menu.signOut'),
      Icon: SignOutIcon,
      run: () => void auth.logout(),
    },
  ];
};
