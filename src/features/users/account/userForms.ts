import { fieldConstraints } from '../../../model/fromContract';
import { readDay } from '../../../model/time';
import type { User } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';

export interface UserFormValues extends Record<RoleFlag, boolean> {
  email: string;
  first_name: string;
  last_name: string;
  title: string;
  verified_until: string;
  max_active_sessions: string;
  password: string;
  confirm_password: string;
  picture: File | '';
}

export const toUserFormValues = (user: Partial<UserRecord>): UserFormValues => ({
  email: user.email ?? '',
  first_name: user.first_name ?? '',
  last_name: user.last_name ?? '',
  title: user.title ?? '',
  verified_until: readDay(user.verified_until ?? ''),
  max_active_sessions: String(user.max_active_sessions ?? sessionLimits.min),
  password: '',
  confirm_password: '',
  picture: '',
  is_active: user.is_active ?? false,
  is_staff: user.is_staff ?? false,
  is_verified: user.is_verified ?? false,
  is_superuser: user.is_superuser ?? false,
});

const pickAccount = (typed: UserFormValues, flags: readonly RoleFlag[]) => ({
  email: typed.email.trim(),
  first_name: typed.first_name.trim(),
  last_name: typed.last_name.trim(),
  title: typed.title.trim(),
  ...Object.fromEntries(flags.map((flag) => [flag, typed[flag]])),
  ...(typed.picture ? { picture: typed.picture } : {}),
});

const pickPasswords = ({ password, confirm_password }: UserFormValues) => ({ password, confirm_password });

export const toNewUser = (typed: UserFormValues): object => ({
  ...pickAccount(typed, roleFlags),
  ...pickPasswords(typed),
});

/** An empty e-mail or password leaves the stored one unchanged (spec 2 §2.4). */
export const toEditedUser = (typed: UserFormValues): object => {
  const { email, ...account } = pickAccount(typed, roleFlags);
  return {
    ...account,
    ...(email ? { email } : {}),
    verified_until: typed.verified_until.trim(),
    ...(typed.password ? pickPasswords(typed) : {}),
  };
};

export const detailFlags = ['is_active', 'is_staff', 'is_superuser'] as const satisfies readonly RoleFlag[];

export const toUserDetails = (typed: UserFormValues): object => ({
  ...pickAccount(typed, detailFlags),
  max_active_sessions: Number(typed.max_active_sessions),
});

/** For the Add User dialog (spec 2 §5). */
export const toSingleUser = (typed: UserFormValues): object => ({
  email: typed.email.trim(),
  password: typed.password,
  first_name: typed.first_name.trim(),
  last_name: typed.last_name.trim(),
  is_active: true,
  is_staff: false,
  is_superuser: false,
});

export const roleFlags = ['is_active', 'is_staff', 'is_verified', 'is_superuser'] as const;

export type RoleFlag = (typeof roleFlags)[number];

const { minimum = 1, maximum = 10 } = fieldConstraints('updateUser', 'max_active_sessions');

export const sessionLimits = { min: minimum, max: maximum };

export const getFlagChanges = <Key extends string>(
  keys: readonly Key[],
  before: Partial<Record<Key, boolean>>,
  after: Partial<Record<Key, boolean>>,
): { added: Key[]; removed: Key[] } => ({
  added: keys.filter((key) => after[key] && !before[key]),
  removed: keys.filter((key) => before[key] && !after[key]),
});

/** Tells whether the user would lose access to the administration (decisions §6 "Own account and last superuser"). */
export const losesAccess = (
  before: Partial<Record<RoleFlag, boolean>>,
  after: Partial<Record<RoleFlag, boolean>>,
): boolean => getFlagChanges(['is_active', 'is_staff', 'is_superuser'], before, after).removed.length > 0;

/** Staff cannot change the email, password or staff role of other staff; the server checks it too. */
export const mayChangeSignIn = (me: User | null, account: User): boolean =>
  Boolean(me?.is_superuser) || me?.user_id === account.user_id || !account.is_staff;

/** Staff cannot activate or deactivate superusers and other staff; the server checks it too. */
export const mayActivate = (me: User | null, account: User): boolean =>
  mayChange(me, account) && mayChangeSignIn(me, account);

/** Staff cannot change superusers; the server checks it too. */
export const mayChange = (me: User | null, account: User): boolean =>
  Boolean(me?.is_superuser) || !account.is_superuser;
