import { Box, Divider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth, useUser } from '../../auth/useAuth';
import { initials, displayName, type User } from '../../model/users/user';
import { UserAvatar } from '../../ui/pictures/UserAvatar';
import { MenuButton } from '../../ui/menus/MenuButton';
import { Logout as SignOutIcon } from '../../ui/directionalIcons';
import { pages } from '../pages';
import { AppearanceSelect, LanguageSelect } from './PreferenceSelects';

const entries = pages.flatMap(({ paths: [to], menu: name, Icon, menuRight }) =>
  to && name && Icon ? [{ to, name, Icon, menuRight }] : [],
);

export const AvatarMenu = () => {
  const translate = useTranslate();
  const auth = useAuth();
  const user = useUser() ?? {};
  const links = entries.filter(({ menuRight }) => menuRight === undefined || auth.may(menuRight));
  return (
    <MenuButton
      label={translate('shell.menu.open', { letters: initials(user) })}
      icon={<UserAvatar picture={getPicture(user)} initials={initials(user)} name={displayName(user)} />}
      header={<CurrentUser user={user} />}
      footer={<Preferences />}
      entries={[
        ...links.map(({ to, name, Icon }) => ({ name, label: translate(name), Icon, to })),
        {
          name: 'signOut',
          label: translate('shell.menu.signOut'),
          Icon: SignOutIcon,
          onClick: () => void auth.logout(),
        },
      ]}
    />
  );
};

const getPicture = (user: { picture_url?: string | null; picture?: string | null }) =>
  user.picture_url || user.picture || null;

const CurrentUser = ({ user }: { user: Partial<User> }) => (
  <>
    <Box sx={{ px: 4, pt: 3, pb: 2.5, maxWidth: 280 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        <bdi>{displayName(user)}</bdi>
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {user.email}
      </Typography>
    </Box>
    <Divider />
  </>
);

const Preferences = () => {
  const t = useTranslate();
  return (
    <>
      <Divider />
      <Box sx={preferencesStyle}>
        <span aria-hidden>{t('shell.language.choose')}</span>
        <LanguageSelect />
        <span aria-hidden>{t('shell.theme.choose')}</span>
        <AppearanceSelect />
      </Box>
    </>
  );
};

const preferencesStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 4,
  paddingInline: '16px 6px',
  py: 2,
  typography: 'body2',
  '& > :nth-of-type(even)': { justifySelf: 'end' },
} as const;
