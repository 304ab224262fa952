import ContrastIcon from '@mui/icons-material/ContrastOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useStore, useTranslate } from 'ra-core';
import { useAuth } from '../auth/useAuth';
import type { PaletteEntry } from '../features/palette/entries';
import { Palette } from '../features/palette/Palette';
import { useHasActivity } from '../features/users/show/logs/useHasActivity';
import { Logout as SignOutIcon } from '../ui/directionalIcons';
import { useShortcutSheet } from '../ui/shortcuts/useShortcuts';
import { colourModes, themeKey } from './colourMode';
import { useLanguage } from './layout/PreferenceSelects';
import { pages } from './pages';

interface PaletteScreen {
  name: string;
  to: string;
  /** Page or section that contains it. */
  parent?: string | undefined;
  Icon: PaletteEntry['Icon'];
}

/** Named pages, with tabs in place of their page; nested places come last. */
const screens = pages
  .flatMap(({ paths: [to], name, section, Icon, tabs }): PaletteScreen[] => {
    if (!to || !name || !Icon) return [];
    if (tabs) return tabs.map((tab) => ({ name: tab.name, to: tab.to, parent: name, Icon }));
    return [{ name, to, parent: section === name ? undefined : section, Icon }];
  })
  .toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));

/** Screens that the user may open, and the settings. */
const useScreens = (): PaletteEntry[] => {
  const t = useTranslate();
  const auth = useAuth();
  const hasActivity = useHasActivity();
  const openShortcuts = useShortcutSheet();
  const { languages, choose } = useLanguage();
  const [, setTheme] = useStore<unknown>(themeKey);
  return [
    ...screens
      .filter(({ to, name }) => auth.mayOpen(to) && (hasActivity || name !== 'admin.tab.activity'))
      .map(({ name, to, parent, Icon }): PaletteEntry => ({
        id: `screen:${to}`,
        group: 'screens',
        label: t(name),
        detail: parent && t(parent),
        Icon,
        to,
      })),
    ...colourModes.map((mode): PaletteEntry => ({
      id: `theme:${mode}`,
      group: 'settings',
      label: t(`shell.theme.${mode}`),
      detail: t('shell.theme.choose'),
      Icon: ContrastIcon,
      run: () => setTheme(mode),
    })),
    ...languages.map(({ locale, name }): PaletteEntry => ({
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

/** The palette knows what the features offer, and learns of the frame here. */
const PortalPalette = (props: { typed: string; onClose: () => void }) => (
  <Palette {...props} screens={useScreens()} />
);

export default PortalPalette;
