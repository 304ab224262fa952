import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { Link, useLocation, type Location } from 'react-router-dom';
import { useData } from '../../../../api/useData';
import { useUser } from '../../../../auth/useAuth';
import { applyView } from '../../../../ui/lists/savedViews';
import { hint } from '../../../../ui/page/SharedTooltip';
import { outlinedChip } from '../../../../ui/styles';
import { usersQuery } from '../usersQuery';
import { useRowsPainted, useUserListContext } from '../UserListBase';
import { getBuiltInFilters, isSameFilter, type UserFilter } from './userFilter';
import { userViews } from './useUserFilter';

/** Begins with the users who have been away longest. */
const sorts: Record<string, string> = { noSignIn: '&sort=last_login&order=ASC' };

/** Predefined views with their user counts; empty views are omitted. */
export const BuiltInViews = () => {
  const t = useTranslate();
  const { search, state } = useLocation() as Location<unknown>;
  const { filter: listFilter } = useUserListContext();
  const list = useListContext();
  const views = useCountedViews();
  return (
    <Box component="nav" aria-label={t('users.views.title')} sx={style}>
      {views.map(({ name, filter, count: counted }) => {
        const isShown = isSameFilter(filter, listFilter);
        // The list may be more recent.
        const count = isShown && list.data && !list.isPlaceholderData ? list.total : counted;
        return (
          Boolean(count) && (
            <Link
              key={name}
              to={{
                search: applyView(userViews, search, userViews.parseFilter(filter) + (sorts[name] ?? '')),
              }}
              state={state}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
              {...(name === 'noSignIn' && hint(t('users.views.noSignInHint')))}
            >
              {t(`users.views.${name}`)} <b>{count}</b>
            </Link>
          )
        );
      })}
    </Box>
  );
};

const countedMs = 60_000;

/** Empty until all views are counted, so that none moves another. */
const useCountedViews = () => {
  const data = useData();
  const me = useUser();
  const enabled = useRowsPainted();
  const filters: [string, UserFilter][] = Object.entries(getBuiltInFilters());
  const counts = useQueries({
    queries: filters.map(([, filter]) => ({
      ...usersQuery(data, me?.user_id, { perPage: 1, filter }),
      enabled,
      staleTime: countedMs,
    })),
  });
  if (counts.some(({ isPending }) => isPending)) return [];
  return filters.map(([name, filter], index) => ({ name, filter, count: counts[index]?.data?.total }));
};

/** One line, which scrolls on phones. */
const style: SxProps<Theme> = (theme) => ({
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  display: 'flex',
  gap: 2,
  minWidth: 0,
  minHeight: 24,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    ...outlinedChip(theme),
    flex: 'none',
    gap: 1.5,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    // Inset, because the scroll container would clip it.
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
    '&[aria-current]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  },
  '& b': { fontWeight: 500, color: 'text.secondary' },
});
