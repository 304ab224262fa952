import type { ProjectRow } from '../storage/tables';
import { getPictureUrl } from '../files/picture';

export const ownerOrganisation = {
  id: 1,
  name: 'Digital Innovation Centre',
  logo: '/dev/assets/ownerLogo.svg',
  phone: '+33 5 55 01 02 03',
  website: 'https://innovation-centre.example',
  addresse: '12 Quai des Essais, 33000 Bordeaux',
  country: 'France',
} as const;

export const toProjectBody = ({ picture_file, ...row }: ProjectRow) => ({
  ...row,
  picture: getPictureUrl(picture_file),
});
