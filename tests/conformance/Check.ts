import type { CheckContext } from './CheckContext';

/** The headings of docs/backend.md that checks belong to, as anchors. */
export type Section =
  | 'sign-in-and-codes'
  | 'tokens-and-renewal'
  | 'lists-and-paging'
  | 'records-and-rights'
  | 'errors-and-throttling'
  | 'files'
  | 'notifications-and-socket';

export interface Check {
  name: string;
  /** The sentence of the specification and its place, for the report of a deviation. */
  rule: string;
  guide: Section;
  /** Rejects with a Deviation, or with NotTried if this server or its setup does not allow the check. */
  run: (context: CheckContext) => Promise<void>;
}
