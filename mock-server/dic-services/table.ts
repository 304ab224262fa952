import type { components } from '../../src/api/schema';
import type { ServiceFlags } from '../../src/model/dic-services/services';
import { table } from '../table';

export interface DicServiceRow extends Omit<components['schemas']['CatalogueService'], 'icon_url'> {
  icon_file: string | null;
}

export const dicServices = table<DicServiceRow>()('from the start');

/** Same id as the user. */
export interface ServiceAccessRow extends ServiceFlags {
  id: number;
}

export const serviceAccess = table<ServiceAccessRow>()('once listed');
