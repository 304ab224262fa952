import { bundleRows } from './bundles';
import { firstPaintRows } from './firstPaint';
import { listRows } from './lists';
import { closeServers } from './servers';
import { table, type Row } from './table';
import { writeRows } from './writes';

/** `npm run bench`: what matters is the ratio in the last column; the times are this machine's. */
const groups: [string, () => Promise<Row[]>][] = [
  ['Lists: the same page of users, out of few and out of many', listRows],
  ['Writes: one changed user', writeRows],
  ['Scripts that a browser needs', bundleRows],
  ['The sign-in on a slow phone (CPU / 4, 150 ms, 1.6 Mbit/s), empty cache', firstPaintRows],
];

try {
  for (const [title, measure] of groups) {
    const rows = await measure();
    console.log(`\n${title}\n\n${table(rows)}`);
  }
} finally {
  await closeServers();
}
