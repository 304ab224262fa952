import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, useId, type ReactNode } from 'react';
import { dayText } from '../../../model/time';
import { displayName, initials } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/page/Crumbs';
import { PageHeading } from '../../../ui/page/PageHeading';
import { UserAvatar } from '../../../ui/pictures/UserAvatar';
import { oneLine, outlinedChip } from '../../../ui/styles';
import { RelativeTime } from '../../sessions/SessionFacts';
import { getIdText, UserActions, type UserActionsProps } from './UserActions';
import { UserPager } from './UserPager';

/** Only superusers see the tabs after the first (spec 2 §2.5). */
export const userTabs = ['details', 'logs', 'sessions', 'services', 'notifications'] as const;

interface UserHeadProps extends Omit<UserActionsProps, 'user'> {
  id: number;
  user: UserRecord | undefined;
  tab: (typeof userTabs)[number];
}

/** Identical above all tabs, so that nothing moves under the pointer. Memoised like DetailsTab. */
export const UserHead = memo(({ id, tab, ...props }: UserHeadProps) => {
  const { user, listLocation } = props;
  const nameId = useId();
  return (
    <>
      <UserPath user={user}>
        {listLocation && <UserPager id={id} listLocation={listLocation} tab={tab} />}
      </UserPath>
      {user && (
        <Box component="section" aria-labelledby={nameId} sx={summaryStyle}>
          <UserAvatar
            picture={user.picture_url ?? user.picture}
            initials={initials(user)}
            name={displayName(user)}
            size={52}
          />
          <div>
            <Box component="h2" id={nameId} sx={nameStyle}>
              <bdi>{displayName(user)}</bdi>
            </Box>
            <States user={user} />
            <Facts user={user} />
          </div>
          <UserActions {...props} user={user} />
        </Box>
      )}
    </>
  );
});

export const UserPath = ({ user, children }: { user?: UserRecord | undefined; children?: ReactNode }) => {
  const t = useTranslate();
  return (
    <Box sx={pathStyle}>
      <Crumbs
        list={t('admin.title')}
        to={paths.admin}
        current={user && t('userPages.details.for', { name: displayName(user) })}
      />
      <PageHeading>{t('userPages.details.title')}</PageHeading>
      {children}
    </Box>
  );
};

const pathStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  // Of the pager, whether or not it is there.
  minHeight: 34,
  mb: 2,
  '& nav': { flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0, mb: 0 },
  '& nav ol': { flexWrap: 'nowrap' },
  '& nav li:last-of-type, & nav p': oneLine,
  '& h1': {
    typography: 'body2',
    fontWeight: 600,
    color: 'text.secondary',
    marginInlineEnd: { xs: 'auto', sm: 0 },
  },
} as const;

/** The acts move below the name where both do not fit in one row. */
const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 3,
  rowGap: 2,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > div:first-of-type': { flex: '1 1 15rem', minWidth: 0 },
} as const;

const nameStyle = ({ typography }: Theme) =>
  ({
    ...typography.h1,
    display: 'inline',
    fontSize: { xs: '1.25rem', sm: '1.5rem' },
    verticalAlign: 'middle',
    m: 0,
    marginInlineEnd: 3,
  }) as const;

const States = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { is_active, is_staff, is_superuser, is_verified, verified_until, mfa_type } = user;
  const states = {
    active: is_active,
    inactive: is_active === false,
    superuser: is_superuser,
    staff: is_staff,
    [verified_until ? 'verifiedUntil' : 'verified']: is_verified,
    factor: mfa_type,
  };
  const day = dayText(verified_until ?? '');
  const method = mfa_type && t(`profile.mfa.type.${mfa_type}`);
  return (
    <Box component="ul" aria-label={t('userPages.summary.states')} sx={stateStyle}>
      {Object.entries(states)
        .filter(([, isShown]) => isShown)
        .map(([state]) => (
          <li key={state} className={state}>
            {t(`userPages.summary.state.${state}`, { day, method })}
          </li>
        ))}
    </Box>
  );
};

const stateStyle = (theme: Theme) =>
  ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 1,
    verticalAlign: 'middle',
    m: 0,
    p: 0,
    listStyle: 'none',
    // Wraps long texts to two lines.
    '& li': { ...outlinedChip(theme), height: 'auto', minHeight: 22, px: 1.5, fontSize: '0.75rem' },
    // Text instead of chips saves a line on phones.
    [theme.breakpoints.down('sm')]: {
      display: 'block',
      '& li': { display: 'inline', px: 0, border: 0, whiteSpace: 'nowrap' },
      '& li:not(:last-of-type)::after': { content: '" · "', color: theme.vars.palette.text.secondary },
    },
    '& .active': { color: 'success.main' },
    '& .inactive': { color: 'warning.main' },
  }) as const;

const Facts = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { date_joined, last_login } = user;
  const facts = {
    joined: date_joined && <RelativeTime dateTime={date_joined} />,
    lastLogin: last_login ? <RelativeTime dateTime={last_login} /> : t('users.never'),
  };
  return (
    <Box sx={factStyle}>
      <bdi>{user.email}</bdi>
      <span>{getIdText(user, t)}</span>
      <dl>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`userPages.summary.${name}`)}</dt> <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Box>
  );
};

const factStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  color: 'text.secondary',
  '& dl': { display: 'contents' },
  '& dt, & dd': { display: 'inline', m: 0 },
} as const;
