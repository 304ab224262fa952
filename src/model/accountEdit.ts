import { mfaTypeOf } from './mfa';
import type { MfaType, User } from './user';

/** The texts that a person may change of their own account, all of them required (spec 1 §5 "Profile save"). */
export const accountTexts = ['title', 'first_name', 'last_name'] as const;

export type AccountText = (typeof accountTexts)[number];

/** What was touched in the form; the rest is as the server has it. */
export interface AccountDraft extends Partial<Record<AccountText, string>> {
  mfa_type?: MfaType;
  picture?: Blob | undefined;
}

/** What is sent: a field is there only where it differs from the account (spec 1 §4 "Profile edit"). */
export type AccountChange = Omit<AccountDraft, 'picture'> & { picture?: Blob };

const textOf = (account: User, draft: AccountDraft, name: AccountText) =>
  (draft[name] ?? account[name] ?? '').trim();

export const accountChange = (account: User, draft: AccountDraft): AccountChange => {
  const texts = accountTexts
    .filter((name) => draft[name] !== undefined && textOf(account, draft, name) !== (account[name] ?? ''))
    .map((name) => [name, textOf(account, draft, name)] as const);
  const { mfa_type, picture } = draft;
  return {
    ...(Object.fromEntries(texts) as Partial<Record<AccountText, string>>),
    ...(mfa_type && mfa_type !== mfaTypeOf(account) ? { mfa_type } : {}),
    ...(picture ? { picture } : {}),
  };
};

/** The required texts that would be empty. */
export const missingTexts = (account: User, draft: AccountDraft): AccountText[] =>
  accountTexts.filter((name) => textOf(account, draft, name) === '');
