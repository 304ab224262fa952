export interface Row {
  what: string;
  /** The two that are compared, with their unit. */
  small: string;
  large: string;
  /** How many times as much the second is. */
  ratio: number;
}

const head = ['', 'one', 'other', 'ratio'];

/** Columns of equal width, for the terminal. */
export const table = (rows: readonly Row[]): string => {
  const lines = [
    head,
    ...rows.map(({ what, small, large, ratio }) => [what, small, large, `${ratio.toFixed(2)} x`]),
  ];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
};
