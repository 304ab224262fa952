import type { Act } from './act';
import type { ActName } from './actMenu';
import { activate, deactivate } from './acts/activation';
import { endSessions } from './acts/endSessions';
import { sameServices, services } from './acts/services';
import { sessionLimit } from './acts/sessionLimit';
import { verifiedUntil } from './acts/verifiedUntil';

/** The dialog gives an act no values but its own. */
const withOwnValues = <Values>(act: Act<Values>) => act as unknown as Act<unknown>;

export const acts: Record<ActName, Act<unknown>> = {
  activate: withOwnValues(activate),
  deactivate: withOwnValues(deactivate),
  services: withOwnValues(services),
  sameServices: withOwnValues(sameServices),
  sessionLimit: withOwnValues(sessionLimit),
  endSessions: withOwnValues(endSessions),
  verifiedUntil: withOwnValues(verifiedUntil),
};
