import type { CheckContext } from './CheckContext';

export interface Check {
  name: string;
  /** The sentence of the specification, for the report of a deviation. */
  rule: string;
  source: string;
  /** Rejects with a Deviation, or with NotTried if this server or its setup does not allow the check. */
  run: (context: CheckContext) => Promise<void>;
}
