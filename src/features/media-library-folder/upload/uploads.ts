import type { MediaFile } from '../../../model/media-library-folder/media';
import type { DroppedFiles } from './droppedFiles';

type UploadState = 'waiting' | 'running' | 'asking' | 'done' | 'failed' | 'skipped' | 'cancelled';

export type ConflictChoice = 'overwrite' | 'keepBoth' | 'skip';

export interface UploadItem {
  readonly id: number;
  /** Shared by the files of one drop. */
  readonly batch: number;
  readonly file: File;
  /** Name in the library, which differs from the file's if both files are kept. */
  readonly name: string;
  readonly root: number | null;
  readonly path: readonly string[];
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly progress: number;
  readonly choice: ConflictChoice | null;
  readonly existing: MediaFile | null;
  readonly error: unknown;
}

interface UploadList {
  readonly items: readonly UploadItem[];
  /** Decisions for whole batches. */
  readonly choices: ReadonlyMap<number, ConflictChoice>;
  readonly lastId: number;
}

export type UploadEvent =
  | { type: 'added'; files: DroppedFiles['files']; root: number | null }
  | { type: 'started' | 'done' | 'cancelled' | 'retried'; id: number }
  | { type: 'renamed'; id: number; name: string }
  | { type: 'progressed'; id: number; progress: number }
  | { type: 'failed'; id: number; error: unknown }
  | { type: 'conflicted'; id: number; existing: MediaFile | null }
  | { type: 'chosen'; id: number; choice: ConflictChoice; forAll: boolean }
  | { type: 'cleared' };

export const noUploads: UploadList = { items: [], choices: new Map(), lastId: 0 };

const maxParallelUploads = 3;

export const isFinished = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'failed' || state === 'skipped' || state === 'cancelled';

export const reduceUploads = (uploads: UploadList, event: UploadEvent): UploadList => {
  const { items, choices, lastId } = uploads;
  if (event.type === 'added') {
    const added = event.files.map((file, index) =>
      createWaitingItem(file, lastId + 1 + index, lastId + 1, event.root),
    );
    return { ...uploads, items: [...items, ...added], lastId: lastId + added.length };
  }
  if (event.type === 'cleared') return { ...uploads, items: items.filter((item) => !isFinished(item)) };

  const index = items.findIndex(({ id }) => id === event.id);
  const item = items[index];
  if (!item || !allowedStates[event.type].includes(item.state)) return uploads;
  if (event.type === 'chosen' && event.forAll)
    return {
      ...uploads,
      choices: new Map([...choices, [item.batch, event.choice]]),
      items: items.map((one) => (isAsking(one, item.batch) ? { ...one, ...applyChoice(event.choice) } : one)),
    };
  const changed = { ...item, ...applyEvent(event, item, choices.get(item.batch)) };
  return { ...uploads, items: items.with(index, changed) };
};

/** Returns the next item to start while the limit is not reached. */
export const getNextUpload = ({ items }: UploadList): UploadItem | undefined =>
  items.filter(({ state }) => state === 'running').length < maxParallelUploads
    ? items.find(({ state }) => state === 'waiting')
    : undefined;

/** Keeps the shown conflict, because an earlier file may turn out to exist while the user answers. */
export const findConflict = (items: readonly UploadItem[], shownId: number | null) => {
  const asking = items.filter(({ state }) => state === 'asking');
  return asking.find(({ id }) => id === shownId) ?? asking[0];
};

/** Returns the batch of an item if a change has finished its last upload. */
export const getDoneBatch = (
  before: UploadList,
  after: UploadList,
  id: number,
): readonly UploadItem[] | null => {
  const batch = after.items.find((item) => item.id === id)?.batch;
  const batchItems = ({ items }: UploadList) => items.filter((item) => item.batch === batch);
  return batchItems(after).every(isFinished) && !batchItems(before).every(isFinished)
    ? batchItems(after)
    : null;
};

const initial = { state: 'waiting', progress: 0, error: null } as const;

const createWaitingItem = (
  { file, path }: DroppedFiles['files'][number],
  id: number,
  batch: number,
  root: number | null,
): UploadItem => ({ id, batch, file, name: file.name, root, path, ...initial, choice: null, existing: null });

const isAsking = (item: UploadItem, batch: number) => item.batch === batch && item.state === 'asking';

const applyChoice = (choice: ConflictChoice): Partial<UploadItem> =>
  choice === 'skip' ? { state: 'skipped' } : { ...initial, choice };

type ItemEvent = Exclude<UploadEvent, { type: 'added' | 'cleared' }>;

/** States in which an event applies; in others it comes too late, such as progress after a cancellation. */
const allowedStates: Record<ItemEvent['type'], readonly UploadState[]> = {
  started: ['waiting'],
  renamed: ['running'],
  progressed: ['running'],
  done: ['running'],
  failed: ['running'],
  conflicted: ['running'],
  chosen: ['asking'],
  cancelled: ['waiting', 'running', 'asking'],
  retried: ['failed', 'cancelled'],
};

const applyEvent = (
  event: ItemEvent,
  { choice }: UploadItem,
  batchChoice: ConflictChoice | undefined,
): Partial<UploadItem> => {
  switch (event.type) {
    case 'started':
      return { ...initial, state: 'running', choice: batchChoice === 'overwrite' ? batchChoice : choice };
    case 'renamed':
      return { name: event.name };
    case 'progressed':
      return { progress: event.progress };
    case 'done':
      return { state: 'done', progress: 1 };
    case 'failed':
      return { state: 'failed', error: event.error };
    case 'conflicted':
      return batchChoice ? applyChoice(batchChoice) : { state: 'asking', existing: event.existing };
    case 'chosen':
      return applyChoice(event.choice);
    case 'cancelled':
      return { state: 'cancelled' };
    default: // retried
      return initial;
  }
};
