import type { components } from '../../src/api/schema';
import type { Filled } from '../filled';
import { table } from '../table';

export interface ProjectRow extends Filled<Omit<components['schemas']['Project'], 'picture' | 'owner'>> {
  owner: number;
  picture_file: string | null;
}

export const projects = table<ProjectRow>()('from the start');
