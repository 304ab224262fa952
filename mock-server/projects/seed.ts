import type { SeedContext } from '../seedContext';
import { day, isoDay } from '../time';
import { ownerOrganisation } from './projects';

const commonFields = {
  picture_file: null,
  time_zone: 'Europe/Paris',
  cordinate_system: 'EPSG:2154',
  date_formate: 'YYYY-MM-DD',
  owner: ownerOrganisation.id,
};

export const seedProjects = ({ db, now }: SeedContext): void => {
  const inDays = (days: number) => isoDay(now() + days * day);
  db.insert('projects', {
    ...commonFields,
    title: 'Bridge East Monitoring',
    acronym: 'BEM',
    start_date: inDays(-420),
    duration: '36 months',
    budget: '979000 EUR',
    consultant: 'Lindqvist & Partners',
    contractor: 'Garonne Construction',
    construction_date: inDays(-9400),
    construction_characteristics: 'Cable-stayed, two pylons, 312 m, composite deck',
    description: 'Strain, tilt and cable forces of the eastern crossing, watched through its widening.',
  });
  db.insert('projects', {
    ...commonFields,
    title: 'Harbour Quay Renewal',
    acronym: 'HQR',
    start_date: inDays(-95),
    duration: '18 months',
    budget: '2350000 EUR',
    consultant: 'Atelier Rivage',
    contractor: 'Nordhafen Bau',
    construction_date: inDays(-17800),
    construction_characteristics: 'Gravity quay wall, 640 m, mass concrete on timber piles',
    description: 'New piles and a durable concrete facing; the port stays open.',
  });
  db.insert('projects', {
    ...commonFields,
    title: 'Tunnel North Ventilation',
    acronym: 'TNV',
    start_date: inDays(60),
    duration: '9 months',
    budget: '410000 EUR',
    consultant: 'Okafor Engineering',
    contractor: 'Ventura Systems',
    construction_date: inDays(-6200),
    construction_characteristics: 'Twin-bore road tunnel, 1.9 km, longitudinal ventilation',
    description: 'Air quality sensors and new jet fans in both bores.',
  });
};
