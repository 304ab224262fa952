import { Box, Dialog } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useStore, useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { useQueryFailure } from '../../api/useQueryFailure';
import { nameAndEmail } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import type { AccountAction } from '../users/acts/AccountActionDialog';
import { findEntries, listRecentFirst, addRecent, type PaletteEntry } from './entries';
import { PaletteList } from './PaletteList';
import { useLogoutOthers } from './useLogoutOthers';
import { useRecords } from './useRecords';
import { useUserEntries, useUserActions } from './useUserEntries';
import { useViews } from './useViews';

const AccountActionDialog = lazyPart(() =>
  import('../users/acts/AccountActionDialog').then(pickExport('AccountActionDialog')),
);

const recentKey = 'preferences.palette.recent';
const noEntries: never[] = [];

const paperStyle = {
  width: '100%',
  maxWidth: 640,
  m: { xs: 2, sm: 8 },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'min(32rem, calc(100% - 64px))' },
} as const;

/** Clicks a link, which unlike `open` sends the referrer, so that a service launches without confirmation. */
const openInNewTab = (href: string) =>
  Object.assign(document.createElement('a'), {
    href,
    target: '_blank',
    rel: 'noopener',
    referrerPolicy: 'same-origin',
  }).click();

interface PaletteProps {
  /** The pages and settings of the portal. */
  screens: readonly PaletteEntry[];
  /** Typed before the code has loaded. */
  typed: string;
  onClose: () => void;
}

/** Finds screens, services, folders, projects, notifications, settings and, for staff, users. */
export const Palette = ({ screens, typed, onClose }: PaletteProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const [user, setUser] = useState<UserRecord | null>(null);
  const [action, setAction] = useState<AccountAction | null>(null);
  const [recent, setRecent] = useStore<string[]>(recentKey, noEntries);

  const chooseUser = (next: UserRecord | null) => {
    setUser(next);
    setQuery('');
  };
  const views = useViews();
  const records = useRecords();
  const logoutOthers = useLogoutOthers(onClose);
  const userEntries = useUserEntries(user ? '' : query, recent, chooseUser);
  const userActions = useUserActions(user, setAction);
  const actions = [...records.markAllRead, logoutOthers.entry];
  const all = [...userEntries.entries, ...actions, ...screens, ...views, ...records.entries];
  const isBlank = query.trim() === '';
  const suggested = listRecentFirst(all, recent).filter(({ group }) =>
    ['recent', 'screens', 'views', 'services'].includes(group),
  );
  const totals = userEntries.total === undefined ? {} : { users: userEntries.total };
  const found = findEntries(user ? userActions : isBlank ? suggested : all, query, totals);

  const choose = ({ id, to, run, group }: PaletteEntry, inNewTab: boolean) => {
    if (!user || group !== 'actions') setRecent(addRecent(recent, id));
    if (to && inNewTab) openInNewTab(to);
    else if (run) {
      if (run() === false) return;
    } else if (to) void navigate(to);
    onClose();
  };
  const goBack = (event: KeyboardEvent) => {
    if (user && query === '' && event.key === 'Backspace') chooseUser(null);
  };
  const failed = [...records.failed, ...userEntries.failed];
  const failure = useQueryFailure('searchPalette', {
    error: failed[0]?.error,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('palette.title'), sx: paperStyle },
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <Box onKeyDown={goBack} sx={{ display: 'contents' }}>
        <PaletteList
          found={found}
          query={query}
          onQuery={setQuery}
          userName={user && nameAndEmail(user)}
          onClearUser={() => chooseUser(null)}
          isLoading={!user && (records.isLoading || userEntries.isLoading)}
          isBusy={records.isOpening}
          limits={isBlank || user ? noEntries : records.limits}
          failure={failure}
          onChoose={choose}
          onClose={onClose}
        />
      </Box>
      {logoutOthers.dialog}
      {user && action && (
        <AccountActionDialog user={user} action={action} onClose={() => setAction(null)} onDone={onClose} />
      )}
    </Dialog>
  );
};
