import type { ProjectRow } from '../storage/tables';
import { pictureUrl } from '../users/userBody';

export const projectBody = ({ picture_file, ...row }: ProjectRow) => ({
  ...row,
  picture: pictureUrl(picture_file),
});
