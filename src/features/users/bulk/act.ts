import type { TranslateFunction } from 'ra-core';
import type { ComponentType } from 'react';
import type { PortalDataProvider } from '../../../api/dataProvider';
import type { Call } from '../../../api/errors';
import type { User } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';

/**
 * An act on many users, which `BulkDialog` carries out: it lets the administrator choose the values, reads the users,
 * shows the plan, sends the changes four at a time, and reports. A new act is
 *
 * 1. an `Act` in a file of its own in `acts/`, whose `plan` reads and decides, and sends nothing;
 * 2. its row in `actMenu.ts` (name and right) and in `acts.ts`;
 * 3. its texts `users.bulk.<name>.label` (in the menu), `.title` and `.submit`.
 */
export interface Act<Values = null> {
  /** Explains a call of `send` that failed. */
  call: Call;
  /** Its button is red. */
  isHarmful?: boolean;
  initial: Values;
  /** Where the values are chosen; without it, the dialog begins with reading. */
  Inputs?: ComponentType<InputsProps<Values>>;
  isComplete?: (values: Values) => boolean;
  /** Shown beside the preview: the changes are sent with what is chosen there. */
  Options?: ComponentType<InputsProps<Values>>;
  plan: (people: readonly UserRecord[], values: Values, tools: ActTools) => Promise<Plan<Values>>;
}

export interface InputsProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
}

export interface Plan<Values = unknown> {
  /** Sentences such as "BusinessHub: 12 gain it, 3 lose it, 122 unchanged". */
  summary: readonly string[];
  /** What changes nothing is not among them. */
  changes: readonly Change<Values>[];
  leftOut: readonly LeftOut[];
  unchanged: number;
}

export interface Change<Values = unknown> {
  user: UserRecord;
  /** The sentence of the list and of the CSV file. */
  what: string;
  /** Makes each of its calls by `attempt(() => data...)`, one after the other. */
  send: (attempt: Attempt, values: Values) => Promise<unknown>;
}

export interface LeftOut {
  user: UserRecord;
  reason: string;
}

/** Makes a call, and repeats it after the wait that a throttled server asks for. Rejects after Cancel. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

export interface ActTools {
  data: PortalDataProvider;
  me: User | null;
  t: TranslateFunction;
  signal: AbortSignal;
  /** For a single call while planning. It is repeated while the server is busy or fails; its failure ends the reading. */
  read: Attempt;
  /**
   * Reads something of each user, four at a time. Whoever cannot be read is left out of the result; the dialog names
   * them with the reason, which `call` explains.
   */
  readEach: <T>(
    people: readonly UserRecord[],
    call: Call,
    readOne: (user: UserRecord, attempt: Attempt) => Promise<T>,
  ) => Promise<[user: UserRecord, answer: T][]>;
  /** Splits off those whom an act that takes their access would harm: oneself and the last superuser. */
  withoutProtected: (
    people: readonly UserRecord[],
  ) => Promise<{ others: readonly UserRecord[]; leftOut: readonly LeftOut[] }>;
}

/** At most so many calls at a time: the server throttles. */
export const concurrency = 4;
