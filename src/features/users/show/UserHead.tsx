import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, IconButton, MenuItem, Stack, Typography } from '@mui/material';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/page/Crumbs';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { DataToolbar } from '../../../ui/lists/DataToolbar';
import { TakeBackMenu } from '../bulk/TakeBackMenu';
import { type ListLocation, neighboursOf } from '../list/listLocation';
import { isOfUser } from '../account/usersCache';
import { ExportDialog } from '../import/ExportDialog';
import { ImportDialog } from '../import/ImportDialog';
import { ChevronLeft, ChevronRight } from '../../../ui/pointingIcons';

interface UserHeadProps {
  id: number;
  user: UserRecord | undefined;
  listLocation: ListLocation | null;
  tab: UserTab;
}

/** Memoised like DetailsTab. */
export const UserHead = memo(({ id, user, listLocation, tab }: UserHeadProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const users = listLocation?.users ?? [];
  const go = (to: number) =>
    void navigate(`${paths.userDetails(to)}?tab=${tab}`, { state: listLocation, replace: true });
  return (
    <>
      <Crumbs
        list={t('admin.title')}
        to={paths.admin}
        here={user && t('userPages.details.for', { name: displayName(user) })}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ marginInlineEnd: 'auto' }}>
          <SwitchableHeading label={t('userPages.details.others')} options={users} current={id} onChoose={go}>
            {t('userPages.details.title')}
          </SwitchableHeading>
        </Box>
        <Neighbours users={users} id={id} onGo={go} />
        <TakeBackMenu userId={id} />
        {user && <DataButtons userId={id} />}
      </Stack>
    </>
  );
});

interface SwitchableHeadingProps {
  children: string;
  label: string;
  options: ListLocation['users'];
  current: number;
  onChoose: (id: number) => void;
}

const SwitchableHeading = (props: SwitchableHeadingProps) => {
  const { children, label, options, current, onChoose } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PageHeading>{children}</PageHeading>
      {options.length > 1 && (
        <MenuButton label={label} face={<ExpandMore />}>
          {(close) =>
            options.map(({ id, name }) => (
              <MenuItem
                key={id}
                selected={id === current}
                {...(id === current ? { 'aria-current': 'true' } : {})}
                onClick={() => {
                  close();
                  if (id !== current) onChoose(id);
                }}
              >
                <bdi>{name}</bdi>
              </MenuItem>
            ))
          }
        </MenuButton>
      )}
    </Box>
  );
};

/** Only superusers see the tabs after the first (spec 2 §2.5). */
export const userTabs = ['details', 'logs', 'sessions', 'services', 'notifications'] as const;

export type UserTab = (typeof userTabs)[number];

const DataButtons = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const client = useQueryClient();
  const predicate = isOfUser(userId);
  const isFetching = useIsFetching({ predicate });
  const close = () => setOpen(null);
  return (
    <>
      <DataToolbar
        isRefreshing={isFetching > 0}
        onRefresh={() => void client.invalidateQueries({ predicate })}
        importing={{ label: t('userPages.import.title'), onClick: () => setOpen('import') }}
        exporting={{ label: t('userPages.export.title'), onClick: () => setOpen('export') }}
      />
      {open === 'import' && <ImportDialog userId={userId} onClose={close} />}
      {open === 'export' && <ExportDialog userId={userId} onClose={close} />}
    </>
  );
};

interface NeighboursProps {
  users: ListLocation['users'];
  id: number;
  onGo: (id: number) => void;
}

const Neighbours = ({ users, id, onGo }: NeighboursProps) => {
  const t = useTranslate();
  const { previous, next, position } = neighboursOf(users, id);
  if (position === 0 || users.length < 2) return null;
  const go = (to: number | null) => to !== null && onGo(to);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={t('userPages.details.previous')}
        disabled={previous === null}
        onClick={() => go(previous)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('userPages.details.position', { position, total: users.length })}
      </Typography>
      <IconButton aria-label={t('userPages.details.next')} disabled={next === null} onClick={() => go(next)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
