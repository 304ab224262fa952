import type { ServerContext } from '../context';
import { getPictureUrl } from '../files/picture';
import type { UserRow } from '../storage/tables';
import { getFactor } from './factor';

export const toUserBody = ({ picture_file, ...row }: UserRow) => ({
  ...row,
  // Omitted from the API.
  skips_second_factor: undefined,
  user_id: row.id,
  picture: getPictureUrl(picture_file),
  picture_url: getPictureUrl(picture_file),
});

export const toOwnUserBody = (context: ServerContext, row: UserRow) => ({
  ...toUserBody(row),
  mfa_type: getFactor(context, row),
});
