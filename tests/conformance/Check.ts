import type { CheckContext } from './CheckContext';

/** Anchors of the headings of docs/backend.md. */
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
  /** Sentence of the specification and its place, for the report. */
  rule: string;
  guide: Section;
  /** Rejects with a Deviation, or with SkippedError if this server or its setup does not allow the check. */
  run: (context: CheckContext) => Promise<void>;
}
