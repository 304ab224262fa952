import type { Visit } from './Visit';

/** One sentence of the specification, tried against a server. */
export interface Check {
  name: string;
  /** The sentence, for the report of a deviation. */
  rule: string;
  source: string;
  /** Rejects with a Deviation, or with Untried where this server or its set-up does not let it be tried. */
  run: (visit: Visit) => Promise<void>;
}
