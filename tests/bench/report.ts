import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';

/** `limit` and `measured` are in `unit`; less is better. */
export interface Goal {
  what: string;
  limit: number;
  measured: number;
  unit: string;
}

export interface Section {
  title: string;
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  goals: readonly Goal[];
}

const report = join(import.meta.dirname, '../../docs/performance.md');

const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const formatSection = ({ title, note, head, rows }: Section) =>
  [`## ${title}`, note, formatTable(head, rows)].join('\n\n');

const goalRow = ({ what, limit, measured, unit }: Goal) => {
  const inUnit = (value: number) =>
    `${value.toFixed(unit === 'ratio' ? 2 : 0)} ${unit}`.replace(' ratio', '');
  return [what, inUnit(limit), inUnit(measured), measured <= limit ? 'met' : 'missed'];
};

/** Writes docs/performance.md. */
export const writeReport = async (sections: readonly Section[], rounds: number): Promise<void> => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GB`;
  const minutes = Math.ceil(performance.now() / 60_000);
  const date = new Date().toISOString().slice(0, 10);
  const goals = sections.flatMap((section) => section.goals);
  const text = [
    '# Performance',
    `Written by \`npm run bench\` on ${date}, at commit ${commit}, within ${minutes} minutes on a machine with ${machine}. ${rounds} round(s): in each, the rows of a table are measured once, in turn. Three numbers are the median and the range. Compare the ratios: all numbers of a table were measured in the same run.`,
    '## Goals',
    formatTable(['', 'at most', 'measured', ''], goals.map(goalRow)),
    ...sections.map(formatSection),
  ].join('\n\n');
  await writeFile(report, await format(text, { parser: 'markdown', printWidth: 110 }));
};
