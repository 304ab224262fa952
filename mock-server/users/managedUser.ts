import { userBody } from './userBody';
import type { UserRow } from './table';

/** A user as administrators see them: the key of somebody's live notifications is theirs alone. */
export const managedUser = (row: UserRow) => ({ ...userBody(row), notification_key: undefined });
