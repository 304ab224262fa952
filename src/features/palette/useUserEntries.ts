import EditIcon from '@mui/icons-material/EditOutlined';
import AppsIcon from '@mui/icons-material/AppsOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useData } from '../../api/useData';
import { useAuth, useUser } from '../../auth/useAuth';
import { fold } from '../../model/text';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { paths } from '../../paths';
import { useFindUsers } from '../users/account/useFindUsers';
import { mayActivate } from '../users/account/userForms';
import type { AccountAction } from '../users/acts/AccountActionDialog';
import { matchRank, userPrefix, type PaletteEntry } from './entries';
import { useLogViews } from './useViews';

const noIds: string[] = [];
const recentStaleMs = 300_000;

/**
 * Recently chosen users, cached under the key of react-admin's useGetOne, because the API returns one user at a time.
 * Omits users that cannot be read, such as deleted ones.
 */
const useRecentUsers = (recent: readonly string[]): UserRecord[] => {
  const data = useData();
  const ids = recent
    .filter((id) => id.startsWith(userPrefix))
    .map((id) => Number(id.slice(userPrefix.length)));
  const queries = ids.map((id) => ({
    queryKey: ['users', 'getOne', { id: String(id), meta: undefined }],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await data.getOne<UserRecord>('users', { id, signal })).data,
    staleTime: recentStaleMs,
  }));
  return useQueries({ queries }).flatMap(({ data: user }) => user ?? []);
};

const getDomain = (email = ''): string => fold(email.slice(email.lastIndexOf('@') + 1));

/** Ignores the domain unless an address is being typed, because everyone in an organisation shares it. */
const searchedEmail = (email: string, typed: string): string =>
  typed.includes('@') ? email : email.replace(/@.*/, '');

/** For staff: users matching the query, or recently chosen ones. */
export const useUserEntries = (
  typed: string,
  recent: readonly string[],
  onChoose: (user: UserRecord) => void,
) => {
  const t = useTranslate();
  const maySearch = useAuth().may('users.list');
  const isInDomain = getDomain(useUser()?.email).includes(fold(typed.trim()));
  // The server also returns matches by domain only, possibly before better ones.
  const { search, query: found } = useFindUsers(typed, {
    enabled: maySearch,
    perPage: isInDomain ? 100 : 6,
  });
  const recentUsers = useRecentUsers(maySearch && search === '' ? recent : noIds);
  const foundUsers = (found.data ?? []).filter(
    (user) =>
      !getDomain(user.email).includes(fold(search)) ||
      matchRank(search, `${displayName(user)} ${searchedEmail(user.email, search)}`) !== null,
  );
  const users = search === '' ? recentUsers : foundUsers;
  const entries = users.map((user): PaletteEntry => ({
    id: `${userPrefix}${user.user_id}`,
    group: 'users',
    label: displayName(user),
    detail: user.is_active ? user.email : `${user.email} · ${t('userPages.summary.state.inactive')}`,
    keywords: searchedEmail(user.email, typed),
    Icon: PersonIcon,
    // The typed text may be ahead of the search.
    isFound: search === typed.trim(),
    to: paths.userDetails(user.user_id),
    run: () => {
      onChoose(user);
      return false;
    },
  }));
  return {
    entries,
    total: search === '' || foundUsers.length !== found.data?.length ? undefined : found.total,
    // Includes the debounce before a search.
    isLoading: found.isFetching || (maySearch && search !== typed.trim()),
    failed: found.isError ? [found] : [],
  };
};

/** The same words as in the menu of a user's page. */
const labels = {
  open: 'palette.userActions.open',
  edit: 'palette.userActions.edit',
  services: 'palette.userActions.services',
  sendPasswordLink: 'users.account.sendPasswordLink.label',
  resetFactor: 'users.account.resetFactor.label',
  endSessions: 'users.bulk.endSessions.label',
  activate: 'users.bulk.activate.label',
  deactivate: 'users.bulk.deactivate.label',
};

export const useUserActions = (
  user: UserRecord | null,
  onAction: (action: AccountAction) => void,
): PaletteEntry[] => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const logViews = useLogViews(user && paths.userDetails(user.user_id));
  if (!user) return [];
  const { user_id } = user;
  const isOther = me?.user_id !== user_id;
  const entry = (
    name: keyof typeof labels,
    Icon: PaletteEntry['Icon'],
    rest: Partial<PaletteEntry>,
  ): PaletteEntry => ({
    id: `userActions:${name}`,
    group: 'actions',
    label: t(labels[name], { name: displayName(user) }),
    Icon,
    ...rest,
  });
  const action = (name: AccountAction, Icon: PaletteEntry['Icon']) =>
    entry(name, Icon, {
      run: () => {
        onAction(name);
        return false;
      },
    });
  return [
    entry('open', PersonIcon, { to: paths.userDetails(user_id) }),
    entry('edit', EditIcon, { to: paths.userEdit(user_id) }),
    action('sendPasswordLink', KeyIcon),
    // A backend that does not report the factor may still reset it.
    ...(auth.may('users.resetFactor') && isOther && user.mfa_type !== 'email'
      ? [action('resetFactor', LockResetIcon)]
      : []),
    ...(auth.may('users.edit') && isOther && mayActivate(me, user)
      ? [action(user.is_active ? 'deactivate' : 'activate', user.is_active ? PersonOffIcon : PersonIcon)]
      : []),
    ...(auth.may('users.inspect')
      ? [
          entry('services', AppsIcon, { to: `${paths.userDetails(user_id)}?tab=services` }),
          action('endSessions', DevicesIcon),
          ...logViews.map((view) => ({ ...view, group: 'actions' as const })),
        ]
      : []),
  ];
};
