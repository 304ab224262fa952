import type { ServerContext } from '../context';
import { factorOf } from '../sign-in/factor';
import type { SessionRow, UserRow } from '../storage/tables';

export const pictureUrl = (stored: string | null): string | null => stored && `/files/pictures/${stored}`;

/** The key of somebody's live notifications is theirs alone: only `ownBody` has it. */
export const userBody = ({ picture_file, ...row }: UserRow) => ({
  ...row,
  // How this server treats a seeded account is no part of the API.
  skips_second_factor: undefined,
  user_id: row.id,
  picture: pictureUrl(picture_file),
  picture_url: pictureUrl(picture_file),
});

export const ownBody = (context: ServerContext, row: UserRow, { notification_key }: SessionRow) => ({
  ...userBody(row),
  mfa_type: factorOf(context, row),
  notification_key,
});
