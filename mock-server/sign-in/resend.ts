import type { ServerContext } from '../context';
import type { CodeRow, UserRow } from '../storage/tables';

const resendAfterS = 60;

/** Returns true if nobody has confirmed the email address of the account. */
export const isUnconfirmed = ({ last_login, is_verified }: UserRow): boolean =>
  last_login === null && !is_verified;

/** Returns true if another mail must wait, so that a stranger can neither void a recent code nor flood the mailbox. */
export const wasSentRecently = (
  { vault, settings }: Pick<ServerContext, 'vault' | 'settings'>,
  userId: number,
  purpose: CodeRow['purpose'],
): boolean => settings.throttlePerMinute > 0 && vault.codes.hasRecent(userId, purpose, resendAfterS);
