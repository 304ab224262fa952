import type { components } from './generated/schema';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
