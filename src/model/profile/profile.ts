import { bodies } from '../../contract/generated/fields';
import type { MfaType, User } from '../users/user';

export const profileTexts = ['title', 'first_name', 'last_name'] as const;

export type ProfileText = (typeof profileTexts)[number];

export interface ProfileValues extends Partial<Record<ProfileText, string>> {
  mfa_type?: MfaType;
  picture?: Blob | null | undefined;
}

export const profileValues = ({ title, first_name, last_name, ...account }: User) => ({
  title: title ?? '',
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  mfa_type: getMfaType(account),
  picture: null as Blob | null,
});

/** Only changed fields (spec 1 §4 "Profile edit"). */
export type ProfileChange = Omit<ProfileValues, 'picture'> & { picture?: Blob };

const trimmedValue = (account: User, typed: ProfileValues, name: ProfileText) =>
  (typed[name] ?? account[name] ?? '').trim();

export const profileChange = (account: User, typed: ProfileValues): ProfileChange => {
  const texts = profileTexts
    .filter((name) => {
      const stored = account[name] ?? '';
      return (typed[name] ?? stored) !== stored && trimmedValue(account, typed, name) !== stored;
    })
    .map((name) => [name, trimmedValue(account, typed, name)] as const);
  const { mfa_type, picture } = typed;
  return {
    ...(Object.fromEntries(texts) as Partial<Record<ProfileText, string>>),
    ...(mfa_type && mfa_type !== getMfaType(account) ? { mfa_type } : {}),
    ...(picture ? { picture } : {}),
  };
};

export const missingTexts = (account: User, typed: ProfileValues): ProfileText[] =>
  profileTexts.filter((name) => trimmedValue(account, typed, name) === '');

export const mfaTypes: readonly MfaType[] = bodies.updateAccount.mfa_type.enum;

export const includesAuthenticator = (type: MfaType): boolean => type !== 'email';

export const includesEmail = (type: MfaType): boolean => type !== 'authenticator';

/** Default of new accounts (decisions §2 "After registration"). */
export const getMfaType = ({ mfa_type }: Pick<User, 'mfa_type'>): MfaType =>
  mfaTypes.find((type) => type === mfa_type) ?? 'email';

/** Proof that the server may require before changing the user's own account (decisions §4). */
export type ProofField = 'old_password' | 'code';

export type ProofValues = Partial<Record<ProofField, string>>;
