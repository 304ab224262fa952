import type { components } from '../../src/api/schema';
import { table } from '../table';

export type GooglePlayRow = components['schemas']['GooglePlayUrl'];

export const googlePlay = table<GooglePlayRow>()('from the start');
