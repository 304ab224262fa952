import type { ServerContext } from '../context';
import type { CodeRow, UserRow } from '../storage/tables';

const resendAfterS = 60;

/** Tells accounts whose address nobody has confirmed; anyone can register any. */
export const isUnconfirmed = ({ last_login, is_verified }: UserRow): boolean =>
  last_login === null && !is_verified;

/** A recent code stays valid and is not mailed again, so that a stranger can neither void it nor flood the mailbox. */
export const wasSentRecently = (
  { vault, settings }: Pick<ServerContext, 'vault' | 'settings'>,
  userId: number,
  purpose: CodeRow['purpose'],
): boolean => settings.throttlePerMinute > 0 && vault.codes.hasRecent(userId, purpose, resendAfterS);
