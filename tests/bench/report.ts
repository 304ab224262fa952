import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
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
  chart?: { file: string; unit: string; bars: readonly (readonly [name: string, value: number])[] };
}

const docs = join(import.meta.dirname, '../../docs');

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const chartOf = ({ unit, bars }: NonNullable<Section['chart']>): string => {
  const most = Math.max(...bars.map(([, value]) => value));
  const lines = bars.map(([name, value], index) => {
    const [y, width] = [index * 32 + 8, Math.max(1, (value / most) * 340)];
    return `<text x="230" y="${y + 15}" text-anchor="end">${name}</text><rect x="240" y="${y}" width="${width.toFixed(0)}" height="20" rx="3" fill="#0F766E"/><text x="${(248 + width).toFixed(0)}" y="${y + 15}">${value.toFixed(0)} ${unit}</text>`;
  });
  // A background, so that it is readable on a dark page.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${bars.length * 32 + 12}" font-family="sans-serif" font-size="14" fill="#0F172A"><rect width="100%" height="100%" fill="#FFFFFF"/>${lines.join('')}</svg>\n`;
};

const textOf = ({ title, note, head, rows, chart }: Section) =>
  [
    `## ${title}`,
    note,
    tableOf(head, rows),
    chart ? `![${title}, in ${chart.unit}](performance/${chart.file}.svg)` : '',
  ].join('\n\n');

const goalRow = ({ what, limit, measured, unit }: Goal) => {
  const inUnit = (value: number) =>
    `${value.toFixed(unit === 'ratio' ? 2 : 0)} ${unit}`.replace(' ratio', '');
  return [what, inUnit(limit), inUnit(measured), measured <= limit ? 'met' : 'missed'];
};

/** Writes docs/performance.md and its charts. */
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
    tableOf(['', 'at most', 'measured', ''], goals.map(goalRow)),
    ...sections.map(textOf),
  ].join('\n\n');
  await mkdir(join(docs, 'performance'), { recursive: true });
  await writeFile(join(docs, 'performance.md'), await format(text, { parser: 'markdown', printWidth: 110 }));
  for (const { chart } of sections)
    if (chart) await writeFile(join(docs, 'performance', `${chart.file}.svg`), chartOf(chart));
};
