import type { ComponentType } from 'react';
import type { Call } from '../../../api/errors';
import type { ServiceFlags } from '../../../model/dic-services/services';
import type { UserRecord } from '../../../model/users/userRecord';
import type { TaskRun } from '../../../ui/task/useTask';
import { readEach } from '../account/readEach';
import type { ServiceNames } from '../account/services';
import type { Change, Note, PlannedChange } from './changes';
import { getReason, type Caller } from './sendChanges';

/**
 * Action on many users. `BulkDialog` asks for the choices, reads the users, shows the planned changes, sends them four
 * at a time and reports. A new action consists of
 *
 * 1. a `BulkAction` in `actions/`, whose `plan` only reads, and for new values their sentence in `changes.ts` and their
 *    call in `sendChanges.ts`;
 * 2. its row in `bulkActionMenu.ts` (name and right) and in `bulkActions` of the dialog;
 * 3. its texts `users.bulk.<name>.label` (in the menu), `.title` and `.submit`.
 */
export interface BulkAction {
  /** Makes the button red. */
  isHarmful?: boolean;
  /** Restores recorded values: nobody is protected, and the preview is shown only where somebody is left out. */
  isUndo?: boolean;
  /** Inputs of the choices; without any, the dialog starts with the preview. */
  Inputs?: ComponentType<InputsProps>;
  isComplete?: (choices: Choices) => boolean;
  /** Options beside the preview. */
  Options?: ComponentType<InputsProps>;
  /** Adds the options to a change when it is sent. */
  applyOptions?: (change: PlannedChange, choices: Choices, caller: Caller) => PlannedChange;
  /** Returns the values of each user before and after, also where they are the same. */
  plan: (
    users: readonly UserRecord[],
    choices: Choices,
    context: BulkActionContext,
  ) => readonly Change[] | Promise<readonly Change[]>;
  /** Sentences such as "BusinessHub: 12 gain it, 3 lose it, 122 unchanged"; not shown without changes. */
  summarize: (changes: readonly Change[], choices: Choices, context: SummaryContext) => readonly string[];
}

/** What the inputs of all actions offer; each action reads its own. */
export interface Choices {
  limit: string;
  day: string;
  /** Removes the date explicitly, because an empty field could be a mistake. */
  isCleared: boolean;
  /** True to add, false to remove. */
  services: ServiceFlags;
  /** User whose services are copied; null until one is chosen. */
  model?: UserRecord | null | undefined;
  endsSessions: boolean;
  takesServices: boolean;
}

export const noChoices: Choices = {
  limit: '',
  day: '',
  isCleared: false,
  services: {},
  endsSessions: true,
  takesServices: false,
};

export interface InputsProps {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
}

/** With the names of the services, and the number of users who already have the values. */
type SummaryContext = Caller & { names: ServiceNames; unchanged: number };

export type BulkActionContext = ReturnType<typeof createContext>;

export const createContext = (caller: Caller, run: TaskRun, notes: Note[]) => {
  const { signal, attempt } = run;
  const noteUnreadable = (user: UserRecord, call: Call, error: unknown) =>
    notes.push({ kind: 'unreadable', user, reason: getReason(caller.t, call, error) });
  return {
    ...caller,
    signal,
    /** Makes a single call while planning, with retries while the server is busy; a failure aborts the plan. */
    attempt,
    noteUnreadable,
    /** Tells whether the user is changed, and otherwise notes the reason in the preview. */
    accept: (user: UserRecord, reason: string | false | null | undefined): boolean => {
      if (reason) notes.push({ kind: 'leftOut', user, reason });
      return !reason;
    },
    /** Reads data of each user, four at a time. Leaves out unreadable users, with a reason derived from `call`. */
    readEach: async <T>(users: readonly UserRecord[], call: Call, readOne: (id: number) => Promise<T>) => {
      const list = { data: users, total: users.length };
      const { results, failed } = await readEach(list, ({ id }) => readOne(id), run);
      for (const { item, error } of failed) noteUnreadable(item, call, error);
      return results;
    },
  };
};
