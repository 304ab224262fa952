import type { TranslateFunction } from 'ra-core';
import type { ReactNode } from 'react';
import type { PortalDataProvider } from '../../../api/dataProvider';
import type { Call } from '../../../api/errors';
import type { ServiceFlags } from '../../../model/dic-services/services';
import type { User } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import type { Attempt } from '../../../ui/task/retry';

/**
 * Action on many users. `BulkDialog` asks for the values, reads the users, shows the plan, sends the changes four at a
 * time and reports. A new action consists of
 *
 * 1. a `BulkAction` in its own file in `actions/`, whose `plan` only reads;
 * 2. its row in `bulkActionMenu.ts` (name and right) and in `bulkActions` of the dialog;
 * 3. its texts `users.bulk.<name>.label` (in the menu), `.title` and `.submit`.
 */
export interface BulkAction<Values = null> {
  /** Makes the button red. */
  isHarmful?: boolean;
  /** Shows the preview only where it excludes somebody. */
  isImmediate?: boolean;
  initial: Values;
  /** Inputs of the values; without any, the dialog starts with the preview. */
  Inputs?(this: void, props: InputsProps<Values>): ReactNode;
  isComplete?(values: Values): boolean;
  /** Options beside the preview, applied when the changes are sent. */
  Options?(this: void, props: InputsProps<Values>): ReactNode;
  plan(
    users: readonly UserRecord[],
    values: Values,
    context: BulkActionContext,
  ): Plan<Values> | Promise<Plan<Values>>;
}

export interface InputsProps<Values> {
  values: Values;
  onChange(this: void, values: Values): void;
}

export interface Plan<Values = unknown> {
  /** Sentences such as "BusinessHub: 12 gain it, 3 lose it, 122 unchanged"; not shown without changes. */
  summary: readonly string[];
  /** Excludes users who would not change. */
  changes: readonly Change<Values>[];
}

export interface Change<Values = unknown> {
  user: UserRecord;
  /** Sentence for the list. */
  text: string;
  /** Makes its calls by `attempt` in sequence, and keeps those that can be undone. */
  send(attempt: RetryCall, values: Values, addUndoable: (part: UndoablePart) => void): Promise<unknown>;
}

/** Runs `call` with retries; `name` selects the error message if it fails. */
type RetryCall = <T>(name: Call, call: () => Promise<T>) => Promise<T>;

/** A user who is not changed, with the reason. */
export interface Note {
  kind: 'failed' | 'untouched' | 'leftOut' | 'unreadable';
  user: UserRecord;
  reason?: string;
  text?: string;
  requestId?: string | null;
  /** The change that a retry sends again. */
  change?: Change;
}

export interface AccountChange {
  field: 'is_active' | 'max_active_sessions' | 'verified_until';
  before: boolean | number | string;
  after: AccountChange['before'];
}

export interface ServiceChange {
  before: ServiceFlags;
  /** Only the flags that differ. */
  change: ServiceFlags;
}

interface UndoablePart {
  account?: AccountChange;
  services?: ServiceChange;
}

export interface UndoableChange extends UndoablePart {
  /** User before the change. */
  user: UserRecord;
}

export interface BulkActionContext {
  data: PortalDataProvider;
  me: User | null;
  t: TranslateFunction;
  signal: AbortSignal;
  /** Makes a single call while planning, with retries while the server is busy; a failure aborts the plan. */
  attempt: Attempt;
  /** Notes in the preview why a user is skipped. */
  leaveOut: (user: UserRecord, reason: string) => void;
  /** Reads data of each user, four at a time. Leaves out unreadable users, with a reason derived from `call`. */
  readEach: <T>(
    users: readonly UserRecord[],
    call: Call,
    readOne: (user: UserRecord) => Promise<T>,
  ) => Promise<(readonly [user: UserRecord, answer: T])[]>;
  /** Leaves out users who must not lose access: oneself and the last superuser. */
  withoutProtected: (users: readonly UserRecord[]) => Promise<readonly UserRecord[]>;
}
