import { userSheetLimit, userSheetTypes } from '../../../model/users/userSheetRows';

export type UserSheetType = (typeof userSheetTypes)[number];

export const userSheetType = (name: string): UserSheetType | null =>
  userSheetTypes.find((type) => name.toLowerCase().endsWith(`.${type}`)) ?? null;

/** The message key of what is wrong with a chosen file (spec 2 §5 "Mass upload"); null where it may go up. */
export const userSheetProblem = (file: { name: string; size: number } | null): string | null => {
  if (!file) return 'users.mass.fileRequired';
  if (!userSheetType(file.name)) return 'users.mass.fileType';
  return file.size > userSheetLimit ? 'users.mass.fileSize' : null;
};
