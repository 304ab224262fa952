import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/page/Crumbs';
import { PageHeading } from '../../../ui/page/PageHeading';
import { ChevronLeft, ChevronRight } from '../../../ui/directionalIcons';
import { oneLine } from '../../../ui/styles';
import { type ListLocation, findNeighbours } from '../list/listLocation';

/** Only superusers see the tabs after the first (spec 2 §2.5). */
export const userTabs = ['details', 'logs', 'sessions', 'services', 'notifications'] as const;

interface UserHeadProps {
  id: number;
  user?: UserRecord | undefined;
  listLocation?: ListLocation | null;
  tab?: (typeof userTabs)[number];
  /** Opens the import or export dialog, whose buttons are below the tabs on phones. */
  onData?: ((dialog: DataDialog) => void) | undefined;
}

/** Memoised like DetailsTab. */
export const UserHead = memo((props: UserHeadProps) => {
  const { id, user, listLocation = null, tab = 'details', onData } = props;
  const t = useTranslate();
  return (
    <Box sx={styles}>
      <div>
        <Crumbs
          list={t('admin.title')}
          to={paths.admin}
          current={user && t('userPages.details.for', { name: displayName(user) })}
        />
        <PageHeading>{t('userPages.details.title')}</PageHeading>
      </div>
      {listLocation && <UserPager id={id} listLocation={listLocation} tab={tab} />}
      {user && onData && <DataButtons onOpen={onData} />}
    </Box>
  );
});

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  mb: 1,
  '& > div:first-of-type': { flex: '1 1 8rem', minWidth: 0 },
  '& nav': { mb: 0 },
  '& nav ol': { flexWrap: 'nowrap' },
  '& nav li:last-of-type': oneLine,
  '& nav p': oneLine,
  '& h1': { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
} as const;

export type DataDialog = 'import' | 'export';

export const DataButtons = ({ onOpen }: { onOpen: (dialog: DataDialog) => void }) => {
  const t = useTranslate();
  return (
    <div>
      {(['import', 'export'] as const).map((name) => (
        <Button key={name} size="small" color="inherit" onClick={() => onOpen(name)}>
          {t(`userPages.${name}.title`)}
        </Button>
      ))}
    </div>
  );
};

interface UserPagerProps extends Required<Pick<UserHeadProps, 'id' | 'tab'>> {
  listLocation: ListLocation;
}

const UserPager = ({ id, listLocation, tab }: UserPagerProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { users } = listLocation;
  const { previous, next, position } = findNeighbours(users, id);
  if (position === 0 || users.length < 2) return null;
  const button = (name: 'previous' | 'next', to: number | null, Icon: typeof ChevronLeft) => (
    <IconButton
      aria-label={t(`userPages.details.${name}`)}
      disabled={to === null}
      onClick={() =>
        to !== null &&
        void navigate(`${paths.userDetails(to)}?tab=${tab}`, { state: listLocation, replace: true })
      }
    >
      <Icon />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {button('previous', previous, ChevronLeft)}
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('userPages.details.position', { position, total: users.length })}
      </Typography>
      {button('next', next, ChevronRight)}
    </Box>
  );
};
