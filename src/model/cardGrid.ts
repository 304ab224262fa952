const steps: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Wraps ArrowLeft and ArrowRight across rows; ArrowDown into a short last row goes to its last card. */
export const nextCard = (key: string, index: number, columns: number, count: number): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (!step) return null;
  const next = index + step[0] + step[1] * columns;
  if (next >= 0 && next < count) return next;
  const getRow = (card: number) => Math.floor(card / columns);
  return step[1] === 1 && getRow(index) < getRow(count - 1) ? count - 1 : null;
};
