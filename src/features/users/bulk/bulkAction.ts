import type { TranslateFunction } from 'ra-core';
import type { ReactNode } from 'react';
import type { PortalDataProvider } from '../../../api/dataProvider';
import type { Call } from '../../../api/errors';
import type { ServiceFlags } from '../../../model/dic-services/services';
import type { ServiceChange } from '../../../model/users/serviceChoices';
import type { User } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import type { Attempt } from '../../../ui/task/retry';

/**
 * An action on many users, which `BulkDialog` carries out: it lets the administrator choose the values, reads the
 * users, shows the plan, sends the changes four at a time, and reports. A new action is
 *
 * 1. a `BulkAction` in a file of its own in `actions/`, whose `plan` reads and decides, and sends nothing;
 * 2. its row in `bulkActionMenu.ts` (name and right) and in `bulkActions.ts`;
 * 3. its texts `users.bulk.<name>.label` (in the menu), `.title` and `.submit`.
 */
export interface BulkAction<Values = null> {
  /** Explains a call of `send` that failed. */
  call: Call;
  /** Its button is red. */
  isHarmful?: boolean;
  initial: Values;
  /** Inputs of the values; without them, the dialog begins with reading. */
  Inputs?(this: void, props: InputsProps<Values>): ReactNode;
  isComplete?(values: Values): boolean;
  /** Shown beside the preview: the changes are sent with what is chosen there. */
  Options?(this: void, props: InputsProps<Values>): ReactNode;
  plan(people: readonly UserRecord[], values: Values, context: BulkActionContext): Promise<Plan<Values>>;
}

export interface InputsProps<Values> {
  values: Values;
  onChange(this: void, values: Values): void;
}

export interface Plan<Values = unknown> {
  /** Sentences such as "BusinessHub: 12 gain it, 3 lose it, 122 unchanged"; not shown without changes. */
  summary: readonly string[];
  /** Users who would not change are not among them. */
  changes: readonly Change<Values>[];
  leftOut: readonly LeftOut[];
  unchanged: number;
}

export interface Change<Values = unknown> {
  user: UserRecord;
  /** The sentence of the list and of the CSV file. */
  text: string;
  /**
   * Makes each of its calls by `attempt(() => data...)`, one after the other, and keeps each that can be taken back.
   */
  send(attempt: Attempt, values: Values, keep: (part: KeptPart) => void): Promise<unknown>;
}

export interface LeftOut {
  user: UserRecord;
  reason: string;
}

export interface AccountChange {
  is_active?: boolean;
  max_active_sessions?: number;
  /** Empty to take the date away. */
  verified_until?: string;
}

/** Values that were set, by which a change can be taken back. */
export interface KeptPart {
  account?: AccountChange;
  services?: { before: ServiceFlags; change: ServiceChange };
}

export interface KeptChange extends KeptPart {
  /** As it was before. */
  user: UserRecord;
}

export interface BulkActionContext {
  data: PortalDataProvider;
  me: User | null;
  t: TranslateFunction;
  signal: AbortSignal;
  /** For a single call while planning. It is repeated while the server is busy or fails; its failure ends the reading. */
  attempt: Attempt;
  /**
   * Reads something of each user, four at a time. Users who cannot be read are left out of the result; the dialog
   * names them with the reason, which `call` explains.
   */
  readEach: <T>(
    people: readonly UserRecord[],
    call: Call,
    readOne: (user: UserRecord) => Promise<T>,
  ) => Promise<[user: UserRecord, answer: T][]>;
  /** Splits off those whom an action that takes access would harm: oneself and the last superuser. */
  withoutProtected: (
    people: readonly UserRecord[],
  ) => Promise<{ others: readonly UserRecord[]; leftOut: readonly LeftOut[] }>;
}

/** At most so many calls at a time: the server throttles. */
export const concurrency = 4;
