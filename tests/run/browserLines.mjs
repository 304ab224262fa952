import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../mock-server/launch/run.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Marks the characters that ran. V8's ranges are nested; the innermost counts. */
const markExecuted = (text, ranges) => {
  const executed = new Uint8Array(text.length);
  const outermostFirst = ranges.toSorted(
    (a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset),
  );
  for (const { startOffset, endOffset, count } of outermostFirst)
    executed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return executed;
};

/** Calls `visit(file, line)` for the source line of each marked character. */
const eachSourceLine = (text, ran, map, visit) => {
  const trace = new TraceMap(map);
  let [line, column] = [1, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (ran[at] && /\w/.test(text[at])) {
      const found = originalPositionFor(trace, { line, column });
      // Source paths are relative to the folder of the build.
      const source = found.source?.replace(/^(\.\.\/)+/, '');
      if (source?.startsWith('src/')) visit(join(root, source), found.line);
    }
    [line, column] = text[at] === '\n' ? [line + 1, 0] : [line, column + 1];
  }
};

/**
 * Lines of `src` that ran in Chromium, by absolute path, from the V8 coverage files in `folder` and the
 * source maps in `dist`.
 */
export const browserLines = (folder) => {
  const ran = new Map();
  for (const name of readdirSync(folder))
    for (const { file, ranges } of readJson(join(folder, name))) {
      const path = join(root, 'dist', file);
      if (!file.endsWith('.js') || !existsSync(`${path}.map`)) continue;
      const executed = markExecuted(readFileSync(path, 'utf8'), ranges);
      const before = ran.get(path);
      ran.set(path, before ? executed.map((value, at) => value | before[at]) : executed);
    }

  const lines = new Map();
  for (const [path, executed] of ran)
    eachSourceLine(readFileSync(path, 'utf8'), executed, readJson(`${path}.map`), (file, line) => {
      lines.set(file, (lines.get(file) ?? new Set()).add(line));
    });
  return lines;
};
