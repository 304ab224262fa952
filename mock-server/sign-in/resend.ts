import type { ServerContext } from '../context';
import type { CodeRow } from '../storage/tables';

const resendAfterS = 60;

/** A recent code stays valid and is not mailed again, so that a stranger can neither void it nor flood the mailbox. */
export const isRecent = (
  { vault, settings }: Pick<ServerContext, 'vault' | 'settings'>,
  userId: number,
  purpose: CodeRow['purpose'],
): boolean => settings.throttlePerMinute > 0 && vault.codes.isFresh(userId, purpose, resendAfterS);
