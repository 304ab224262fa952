import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';

/** Includes both ends; an empty one has its `last` before its `first`. */
export interface RowRange {
  first: number;
  last: number;
}

/**
 * The rows to render next: those of `wanted` that are rendered already and at most `newRows` beside them, below
 * first. After a jump, when none is left, they begin at `firstVisible`.
 */
export const nextRange = (
  rendered: RowRange,
  wanted: RowRange,
  firstVisible: number,
  newRows: number,
): RowRange => {
  const first = Math.max(rendered.first, wanted.first);
  const last = Math.min(rendered.last, wanted.last);
  if (first > last) return { first: firstVisible, last: Math.min(wanted.last, firstVisible + newRows - 1) };
  const below = Math.min(newRows, wanted.last - last);
  return { first: Math.max(wanted.first, first - (newRows - below)), last: last + below };
};

/** In ms: a shorter turn has room for more new rows, and a longer one had too many. */
const [shortTurn, longTurn] = [20, 34];

/** How many new rows to render in a turn, after one with `newRows` took `ms`. */
export const newRowsAfter = (newRows: number, ms: number): number => {
  if (ms < shortTurn) return newRows * 2;
  return ms > longTurn ? Math.max(1, Math.floor(newRows / 2)) : newRows;
};

/** More than fit into a window: the element that gets the focus after a jump must not wait for its turn. */
const newRowsOfJump = 100;

/** In ms; else the rows would wait for the end of the scrolling on a slow device. */
const longestWait = 50;

/** Returns a function that cancels it. */
const whenIdle = (callback: () => void): (() => void) => {
  // Safari and jsdom do not have it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(callback, { timeout: longestWait });
  return () => cancelIdleCallback(call);
};

/**
 * The part of the virtual `items` to render: rendering many new rows at once would make a long frame, so some are
 * rendered in each turn, when the browser is idle. Another `source` is rendered at once, and so are the rows after
 * `expectJump`.
 */
export const useRenderedRange = (
  items: readonly VirtualItem[],
  firstVisible: number,
  source: unknown,
): [RowRange, expectJump: () => void] => {
  const wanted = { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? -1 };
  const [turn, setTurn] = useState({ source, range: wanted, newRows: 1, at: 0 });
  const isOther = turn.source !== source;
  if (isOther) setTurn({ ...turn, source, range: wanted });
  const range = isOther ? wanted : nextRange(turn.range, wanted, firstVisible, turn.newRows);
  const { first, last } = range;
  const isChanged = first !== turn.range.first || last !== turn.range.last;
  useEffect(() => {
    if (!isChanged) return undefined;
    return whenIdle(() => {
      const at = performance.now();
      setTurn((before) => ({
        source,
        range: { first, last },
        newRows: newRowsAfter(before.newRows, at - before.at),
        at,
      }));
    });
  }, [isChanged, source, first, last]);
  const expectJump = useCallback(
    () => setTurn((before) => ({ ...before, newRows: newRowsOfJump })),
    [setTurn],
  );
  return [range, expectJump];
};
