import { describe, expect, it } from 'vitest';
import {
  finishedBatch,
  nextUpload,
  noUploads,
  reduceUploads,
  type ConflictChoice,
  type UploadEvent,
  type Uploads,
  type UploadState,
} from '../../../../src/features/media-library-folder/upload/uploads';

const files = (...names: string[]) => names.map((name) => ({ file: new File([], name), path: [] }));
const after = (...events: UploadEvent[]): Uploads => events.reduce(reduceUploads, noUploads);
const added = (...names: string[]): UploadEvent => ({ type: 'added', files: files(...names), root: 7 });
const started = (id: number): UploadEvent => ({ type: 'started', id });
const conflicted = (id: number): UploadEvent => ({ type: 'conflicted', id, existing: null });
const chosen = (id: number, choice: ConflictChoice, forAll = false): UploadEvent => ({
  type: 'chosen',
  id,
  choice,
  forAll,
});
const failed = (id: number): UploadEvent => ({ type: 'failed', id, error: 'broken' });
const states = ({ items }: Uploads) => items.map(({ state }) => state);

/** The events that bring a first file into each state. */
const into: Record<UploadState, UploadEvent[]> = {
  waiting: [],
  running: [started(1)],
  asking: [started(1), conflicted(1)],
  done: [started(1), { type: 'done', id: 1 }],
  failed: [started(1), failed(1)],
  skipped: [started(1), conflicted(1), chosen(1, 'skip')],
  cancelled: [{ type: 'cancelled', id: 1 }],
};
const all = Object.keys(into) as UploadState[];
const unfinished: UploadState[] = ['waiting', 'running', 'asking'];

describe.each<[string, UploadEvent, UploadState, readonly UploadState[]]>([
  ['is started', started(1), 'running', ['waiting']],
  ['is done', { type: 'done', id: 1 }, 'done', ['running']],
  ['fails', failed(1), 'failed', ['running']],
  ['meets a file of its name', conflicted(1), 'asking', ['running']],
  ['is to be skipped', chosen(1, 'skip'), 'skipped', ['asking']],
  ['is to be overwritten', chosen(1, 'overwrite'), 'waiting', ['asking']],
  ['is to be kept beside the other', chosen(1, 'keepBoth'), 'waiting', ['asking']],
  ['is cancelled', { type: 'cancelled', id: 1 }, 'cancelled', unfinished],
  ['is retried', { type: 'retried', id: 1 }, 'waiting', ['failed', 'cancelled']],
])('a file that %s', (_, event, to, from) => {
  it.each(all)(`is ${to} if that comes in time: from %s`, (state) => {
    const before = after(added('a'), ...into[state]);
    expect(states(before)).toEqual([state]);
    expect(states(reduceUploads(before, event))).toEqual([from.includes(state) ? to : state]);
  });
});

it.each(all)('a finished file is cleared from the list, another is kept: %s', (state) => {
  const left = after(added('a'), ...into[state], { type: 'cleared' }).items;
  expect(left).toHaveLength(unfinished.includes(state) ? 1 : 0);
});

it('what a file has shows while it runs, and is forgotten by the next attempt', () => {
  const progressed: UploadEvent = { type: 'progressed', id: 1, progress: 0.5 };
  const failure = after(added('a'), started(1), progressed, { type: 'renamed', id: 1, name: 'b' }, failed(1));
  expect(failure.items[0]).toMatchObject({ name: 'b', progress: 0.5, error: 'broken' });
  const again = reduceUploads(failure, { type: 'retried', id: 1 });
  expect(again.items[0]).toMatchObject({ name: 'b', progress: 0, error: null });
  expect(reduceUploads(again, progressed)).toBe(again);
  expect(reduceUploads(again, started(99))).toBe(again);
});

describe('a choice for all files of a drop', () => {
  const two = after(added('a', 'b', 'c'), started(1), conflicted(1), started(2), conflicted(2));
  const other = reduceUploads(reduceUploads(two, added('d')), started(4));
  const decided = (choice: ConflictChoice) => reduceUploads(other, chosen(1, choice, true));

  it.each<[ConflictChoice, UploadState]>([
    ['skip', 'skipped'],
    ['overwrite', 'waiting'],
    ['keepBoth', 'waiting'],
  ])('counts for those that ask and for those that would: %s', (choice, state) => {
    expect(states(decided(choice))).toEqual([state, state, 'waiting', 'running']);
    expect(states([started(3), conflicted(3), conflicted(4)].reduce(reduceUploads, decided(choice)))).toEqual(
      [state, state, state, 'asking'],
    );
  });
});

it('the next file starts while fewer than three are running', () => {
  const events = [added('a', 'b', 'c', 'd'), started(1), started(2)];
  expect(nextUpload(noUploads)).toBeUndefined();
  expect(nextUpload(after(...events))?.name).toBe('c');
  expect(nextUpload(after(...events, started(3)))).toBeUndefined();
  expect(nextUpload(after(...events, started(3), conflicted(2)))?.name).toBe('d');
});

it('a drop is finished with its last file, and again when a failed one is retried', () => {
  const before = after(added('a', 'b'), added('c'), started(1), failed(1), started(2));
  const ended = reduceUploads(before, { type: 'done', id: 2 });
  expect(finishedBatch(before, ended, 2)?.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(finishedBatch(ended, reduceUploads(ended, started(3)), 3)).toBeNull();
  const again = [{ type: 'retried', id: 1 }, started(1)].reduce(
    (uploads, event) => reduceUploads(uploads, event as UploadEvent),
    ended,
  );
  expect(finishedBatch(again, reduceUploads(again, failed(1)), 1)).toHaveLength(2);
});
