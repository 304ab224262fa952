import type { UserRow } from '../storage/tables';

/** Where a stored picture is served; its name cannot be guessed. */
export const pictureUrl = (stored: string | null): string | null => stored && `/files/pictures/${stored}`;

/** A user as every answer of the API carries them (spec 1 §3, spec 2 §3). */
export const userBody = ({ picture_file, ...row }: UserRow) => ({
  ...row,
  // How this server treats a seeded account is no part of the API.
  skips_second_factor: undefined,
  user_id: row.id,
  picture: pictureUrl(picture_file),
  picture_url: pictureUrl(picture_file),
});
