import { accountFileLimit, accountFileTypes } from './accountRows';

export type AccountFileType = (typeof accountFileTypes)[number];

export const accountFileType = (name: string): AccountFileType | null =>
  accountFileTypes.find((type) => name.toLowerCase().endsWith(`.${type}`)) ?? null;

/** The message key of what is wrong with a chosen file (spec 2 §5 "Mass upload"); null where it may go up. */
export const accountFileProblem = (file: { name: string; size: number } | null): string | null => {
  if (!file) return 'users.mass.fileRequired';
  if (!accountFileType(file.name)) return 'users.mass.fileType';
  return file.size > accountFileLimit ? 'users.mass.fileSize' : null;
};
