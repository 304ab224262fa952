/** Where a report comes from, without ids, names or anything that was typed. */
export interface PageContext {
  route: string;
  version: string;
  /** Name and major version. */
  browser: string;
}

export interface ErrorReport extends PageContext {
  name: string;
  message: string;
  /** Lines of the built scripts, such as `/assets/entry-B2g7.js:3:1205`; the innermost first. */
  stack: string[];
}

export interface VitalsReport extends PageContext {
  /** LCP and INP in milliseconds, CLS without a unit; what was not measured is absent. */
  vitals: Partial<Record<'CLS' | 'INP' | 'LCP', number>>;
}

export type Report = { kind: 'error'; report: ErrorReport } | { kind: 'vitals'; report: VitalsReport };
