import type { Project } from '../../../src/model/projects/project';

export const buildProject = (change: Partial<Project> = {}): Project => ({
  id: 4,
  title: 'Bridge',
  acronym: 'B',
  picture: null,
  start_date: '2026-01-05',
  duration: '',
  budget: '',
  consultant: '',
  contractor: '',
  construction_date: null,
  construction_characteristics: '',
  description: '',
  time_zone: '',
  cordinate_system: '',
  date_formate: '',
  owner: 1,
  ...change,
});
