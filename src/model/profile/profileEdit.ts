import { mfaTypeOf } from './mfa';
import type { MfaType, User } from '../users/user';

/** The texts that a user may change of their own account, all of them required (spec 1 §5 "Profile save"). */
export const profileTexts = ['title', 'first_name', 'last_name'] as const;

export type ProfileText = (typeof profileTexts)[number];

/** What was touched in the form; the rest is as the server has it. */
export interface ProfileDraft extends Partial<Record<ProfileText, string>> {
  mfa_type?: MfaType;
  picture?: Blob | undefined;
}

/** What is sent: a field is there only where it differs from the account (spec 1 §4 "Profile edit"). */
export type ProfileChange = Omit<ProfileDraft, 'picture'> & { picture?: Blob };

const textOf = (account: User, draft: ProfileDraft, name: ProfileText) =>
  (draft[name] ?? account[name] ?? '').trim();

export const profileChange = (account: User, draft: ProfileDraft): ProfileChange => {
  const texts = profileTexts
    .filter((name) => draft[name] !== undefined && textOf(account, draft, name) !== (account[name] ?? ''))
    .map((name) => [name, textOf(account, draft, name)] as const);
  const { mfa_type, picture } = draft;
  return {
    ...(Object.fromEntries(texts) as Partial<Record<ProfileText, string>>),
    ...(mfa_type && mfa_type !== mfaTypeOf(account) ? { mfa_type } : {}),
    ...(picture ? { picture } : {}),
  };
};

/** The required texts that would be empty. */
export const missingTexts = (account: User, draft: ProfileDraft): ProfileText[] =>
  profileTexts.filter((name) => textOf(account, draft, name) === '');
