import type { CheckContext } from './CheckContext';

/** Anchors of the headings in docs/backend.md. */
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
  /** Section of the specification and its rule, for the report. */
  rule: string;
  guide: Section;
  /** Rejects with a Deviation, or with SkippedError if the check cannot run on this server. */
  run: (context: CheckContext) => Promise<void>;
}
