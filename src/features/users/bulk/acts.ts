import type { Act } from './act';
import type { ActName } from './actMenu';
import { activate, deactivate } from './activation';

/** The dialog gives an act no values but its own. */
const withOwnValues = <Values>(act: Act<Values>) => act as unknown as Act<unknown>;

export const acts: Record<ActName, Act<unknown>> = {
  activate: withOwnValues(activate),
  deactivate: withOwnValues(deactivate),
};
