import { Box, Dialog } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useStore, useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { useQueryFailure } from '../../api/useQueryFailure';
import type { AccountAction } from '../../features/users/acts/AccountActionDialog';
import { nameAndEmail } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { findEntries, listRecentFirst, addRecent, type PaletteEntry } from '../../features/palette/entries';
import { PaletteList } from '../../features/palette/PaletteList';
import { useUserEntries, useUserActions } from './useUserEntries';
import { useScreens, useViews } from './useScreens';
import { useCommands } from './useCommands';
import { useRecords } from './useRecords';

const AccountActionDialog = lazyPart(() =>
  import('../../features/users/acts/AccountActionDialog').then(pickExport('AccountActionDialog')),
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

/** Finds screens, services, folders, projects, notifications, settings and, for staff, users. */
const Palette = ({ typed, onClose }: { typed: string; onClose: () => void }) => {
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
  const screens = useScreens();
  const views = useViews();
  const records = useRecords();
  const commands = useCommands(records, onClose);
  const userEntries = useUserEntries(user ? '' : query, recent, chooseUser);
  const userActions = useUserActions(user, setAction);
  const all = [...userEntries.entries, ...commands.entries, ...screens, ...views, ...records.entries];
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
      {commands.dialog}
      {user && action && (
        <AccountActionDialog user={user} action={action} onClose={() => setAction(null)} onDone={onClose} />
      )}
    </Dialog>
  );
};

export default Palette;
