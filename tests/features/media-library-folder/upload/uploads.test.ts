import { describe, expect, it } from 'vitest';
import {
  findConflict,
  getDoneBatch,
  getNextUpload,
  noUploads,
  reduceUploads,
  type ConflictChoice,
  type UploadEvent,
  type UploadItem,
} from '../../../../src/features/media-library-folder/upload/uploads';

type UploadList = typeof noUploads;
type UploadState = UploadItem['state'];

const createFiles = (...names: string[]) => names.map((name) => ({ file: new File([], name), path: [] }));
const reduceEvents = (...events: UploadEvent[]): UploadList => events.reduce(reduceUploads, noUploads);
const added = (...names: string[]): UploadEvent => ({ type: 'added', files: createFiles(...names), root: 7 });
const started = (id: number): UploadEvent => ({ type: 'started', id });
const conflicted = (id: number): UploadEvent => ({ type: 'conflicted', id, existing: null });
const chosen = (id: number, choice: ConflictChoice, forAll = false): UploadEvent => ({
  type: 'chosen',
  id,
  choice,
  forAll,
});
const failed = (id: number): UploadEvent => ({ type: 'failed', id, error: 'broken' });
const getStates = ({ items }: UploadList) => items.map(({ state }) => state);

/** Events that move the first file into each state. */
const eventsByState: Record<UploadState, UploadEvent[]> = {
  waiting: [],
  running: [started(1)],
  asking: [started(1), conflicted(1)],
  done: [started(1), { type: 'done', id: 1 }],
  failed: [started(1), failed(1)],
  skipped: [started(1), conflicted(1), chosen(1, 'skip')],
  cancelled: [{ type: 'cancelled', id: 1 }],
};
const allStates = Object.keys(eventsByState) as UploadState[];
const unfinished: UploadState[] = ['waiting', 'running', 'asking'];

describe.each<[string, UploadEvent, UploadState, readonly UploadState[]]>([
  ['is started', started(1), 'running', ['waiting']],
  ['is done', { type: 'done', id: 1 }, 'done', ['running']],
  ['fails', failed(1), 'failed', ['running']],
  ['conflicts with an existing file', conflicted(1), 'asking', ['running']],
  ['is skipped', chosen(1, 'skip'), 'skipped', ['asking']],
  ['overwrites the existing file', chosen(1, 'overwrite'), 'waiting', ['asking']],
  ['is kept with the existing file', chosen(1, 'keepBoth'), 'waiting', ['asking']],
  ['is cancelled', { type: 'cancelled', id: 1 }, 'cancelled', unfinished],
  ['is retried', { type: 'retried', id: 1 }, 'waiting', ['failed', 'cancelled']],
])('upload that %s', (_, event, nextState, validStates) => {
  it.each(allStates)(`moves to ${nextState} only from a valid state: %s`, (state) => {
    const uploadsBefore = reduceEvents(added('a'), ...eventsByState[state]);
    expect(getStates(uploadsBefore)).toEqual([state]);
    expect(getStates(reduceUploads(uploadsBefore, event))).toEqual([
      validStates.includes(state) ? nextState : state,
    ]);
  });
});

it.each(allStates)('clears only finished files: %s', (state) => {
  const remaining = reduceEvents(added('a'), ...eventsByState[state], { type: 'cleared' }).items;
  expect(remaining).toHaveLength(unfinished.includes(state) ? 1 : 0);
});

it('resets progress and error on retry', () => {
  const progressed: UploadEvent = { type: 'progressed', id: 1, progress: 0.5 };
  const failedUploads = reduceEvents(
    added('a'),
    started(1),
    progressed,
    { type: 'renamed', id: 1, name: 'b' },
    failed(1),
  );
  expect(failedUploads.items[0]).toMatchObject({ name: 'b', progress: 0.5, error: 'broken' });
  const retried = reduceUploads(failedUploads, { type: 'retried', id: 1 });
  expect(retried.items[0]).toMatchObject({ name: 'b', progress: 0, error: null });
  expect(reduceUploads(retried, progressed)).toBe(retried);
  expect(reduceUploads(retried, started(99))).toBe(retried);
});

describe('choice for all files of a drop', () => {
  const conflictedPair = reduceEvents(
    added('a', 'b', 'c'),
    started(1),
    conflicted(1),
    started(2),
    conflicted(2),
  );
  const mixedUploads = reduceUploads(reduceUploads(conflictedPair, added('d')), started(4));
  const choose = (choice: ConflictChoice) => reduceUploads(mixedUploads, chosen(1, choice, true));

  it.each<[ConflictChoice, UploadState]>([
    ['skip', 'skipped'],
    ['overwrite', 'waiting'],
    ['keepBoth', 'waiting'],
  ])('applies to current and later conflicts: %s', (choice, state) => {
    expect(getStates(choose(choice))).toEqual([state, state, 'waiting', 'running']);
    expect(
      getStates([started(3), conflicted(3), conflicted(4)].reduce(reduceUploads, choose(choice))),
    ).toEqual([state, state, state, 'asking']);
  });
});

it('starts the next file while fewer than three are running', () => {
  const events = [added('a', 'b', 'c', 'd'), started(1), started(2)];
  expect(getNextUpload(noUploads)).toBeUndefined();
  expect(getNextUpload(reduceEvents(...events))?.name).toBe('c');
  expect(getNextUpload(reduceEvents(...events, started(3)))).toBeUndefined();
  expect(getNextUpload(reduceEvents(...events, started(3), conflicted(2)))?.name).toBe('d');
});

it('keeps asking about the same file if an earlier one conflicts later', () => {
  const { items } = reduceEvents(added('a', 'b'), started(1), started(2), conflicted(2), conflicted(1));
  expect([2, null].map((shownId) => findConflict(items, shownId)?.name)).toEqual(['b', 'a']);
});

it('finishes a batch with its last file, and again after a retry', () => {
  const uploadsBefore = reduceEvents(added('a', 'b'), added('c'), started(1), failed(1), started(2));
  const finishedUploads = reduceUploads(uploadsBefore, { type: 'done', id: 2 });
  expect(getDoneBatch(uploadsBefore, finishedUploads, 2)?.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(getDoneBatch(finishedUploads, reduceUploads(finishedUploads, started(3)), 3)).toBeNull();
  const retried = [{ type: 'retried', id: 1 }, started(1)].reduce(
    (uploads, event) => reduceUploads(uploads, event as UploadEvent),
    finishedUploads,
  );
  expect(getDoneBatch(retried, reduceUploads(retried, failed(1)), 1)).toHaveLength(2);
});
