import type { ProjectRow } from '../storage/tables';
import { parseTable, type SeedContext } from '../seedContext';
import { day, isoDay } from '../time';
import { ownerOrganisation } from './projects';

const commonFields = {
  picture_file: null,
  time_zone: 'Europe/Paris',
  cordinate_system: 'EPSG:2154',
  date_formate: 'YYYY-MM-DD',
  owner: ownerOrganisation.id,
};

/** Dates are in days from now. */
const projects = parseTable<Exclude<keyof ProjectRow, 'id' | keyof typeof commonFields>>(`
title | acronym | start_date | duration | budget | consultant | contractor | construction_date | construction_characteristics | description
Bridge East Monitoring | BEM | -420 | 36 months | 979000 EUR | Lindqvist & Partners | Garonne Construction | -9400 | Cable-stayed, two pylons, 312 m, composite deck | Strain, tilt and cable forces of the eastern crossing, watched through its widening.
Harbour Quay Renewal | HQR | -95 | 18 months | 2350000 EUR | Atelier Rivage | Nordhafen Bau | -17800 | Gravity quay wall, 640 m, mass concrete on timber piles | New piles and a durable concrete facing; the port stays open.
Tunnel North Ventilation | TNV | 60 | 9 months | 410000 EUR | Okafor Engineering | Ventura Systems | -6200 | Twin-bore road tunnel, 1.9 km, longitudinal ventilation | Air quality sensors and new jet fans in both bores.
`);

export const seedProjects = ({ db, now }: SeedContext): void => {
  const inDays = (days: string) => isoDay(now() + Number(days) * day);
  for (const project of projects) {
    const { start_date, construction_date } = project;
    const dates = { start_date: inDays(start_date), construction_date: inDays(construction_date) };
    db.insert('projects', { ...commonFields, ...project, ...dates });
  }
};
