import type { components } from '../../src/api/schema';
import { table, type Filled } from '../storage/table';

export interface ProjectRow extends Filled<Omit<components['schemas']['Project'], 'picture' | 'owner'>> {
  /** The organisation's id. */
  owner: number;
  /** Stored name below DATA_DIR/uploads. */
  picture_file: string | null;
}

export const projects = table<ProjectRow>()('from the start');
