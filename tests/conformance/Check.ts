import type { CheckContext } from './CheckContext';

/** One sentence of the specification, tried against a server. */
export interface Check {
  name: string;
  /** The sentence, for the report of a deviation. */
  rule: string;
  source: string;
  /** Rejects with a Deviation, or with NotTried where this server or its set-up does not let it be tried. */
  run: (context: CheckContext) => Promise<void>;
}
