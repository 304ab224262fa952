import type { ProjectRow } from './table';
import { pictureUrl } from '../users/userBody';

/** A project as every answer carries it (spec 1 §3). */
export const projectBody = ({ picture_file, ...row }: ProjectRow) => ({
  ...row,
  picture: pictureUrl(picture_file),
});
