import type { SourceFile } from './readSources';

const nameOf = (path: string): string => path.replace(/\.(tsx?|mjs)$/, '');

/** Import cycles, type imports included; each as a sorted group of files. */
export const cyclesOf = (files: readonly SourceFile[]): string[][] => {
  const known = new Map(files.map((file) => [nameOf(file.path), file]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (name: string): void => {
    const at = order.size;
    order.set(name, at);
    lowest.set(name, at);
    open.push(name);
    for (const { target, isOurs } of known.get(name)?.imports ?? []) {
      if (!isOurs || !known.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(name, Math.min(lowest.get(name) ?? at, lowest.get(target) ?? at));
    }
    if (lowest.get(name) === at) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1) cycles.push(group.toSorted());
    }
  };
  for (const name of known.keys()) if (!order.has(name)) visit(name);
  return cycles;
};
