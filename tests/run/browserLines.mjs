import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../mock-server/launch/run.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Marks the characters that ran. V8's ranges lie within each other; the innermost counts. */
const paint = (text, ranges) => {
  const painted = new Uint8Array(text.length);
  const outermostFirst = ranges.toSorted(
    (a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset),
  );
  for (const { startOffset, endOffset, count } of outermostFirst)
    painted.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return painted;
};

/** Calls `take(file, line)` for each line of a source that the marked characters come from. */
const eachSourceLine = (text, ran, map, take) => {
  const trace = new TraceMap(map);
  let [line, column] = [1, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (ran[at] && /\w/.test(text[at])) {
      const found = originalPositionFor(trace, { line, column });
      // It is named from the folder where the site was built, which is no more.
      const source = found.source?.replace(/^(\.\.\/)+/, '');
      if (source?.startsWith('src/')) take(join(root, source), found.line);
    }
    [line, column] = text[at] === '\n' ? [line + 1, 0] : [line, column + 1];
  }
};

/**
 * The lines of `src` that ran in Chromium, by path of the checkout: from what V8 counted in each test
 * (`folder`) and the source maps of `dist`.
 */
export const browserLines = (folder) => {
  const ran = new Map();
  for (const name of readdirSync(folder))
    for (const { file, ranges } of readJson(join(folder, name))) {
      const path = join(root, 'dist', file);
      if (!file.endsWith('.js') || !existsSync(`${path}.map`)) continue;
      const painted = paint(readFileSync(path, 'utf8'), ranges);
      const before = ran.get(path);
      ran.set(path, before ? painted.map((value, at) => value | before[at]) : painted);
    }

  const lines = new Map();
  for (const [path, painted] of ran)
    eachSourceLine(readFileSync(path, 'utf8'), painted, readJson(`${path}.map`), (file, line) => {
      lines.set(file, (lines.get(file) ?? new Set()).add(line));
    });
  return lines;
};
