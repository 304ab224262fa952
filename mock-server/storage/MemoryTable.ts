interface Row {
  id: number;
}

type KeyOf = (row: Row) => string | number;

/** One index: mostly one row a key, so a lone id is kept bare and a set made only for a second one. */
class Groups {
  private readonly groups = new Map<string | number, number | Set<number>>();

  constructor(private readonly keyOf: KeyOf) {}

  ids(key: string | number): number[] {
    const group = this.groups.get(key);
    if (group === undefined) return [];
    if (typeof group === 'number') return [group];
    const ids = [...group];
    // Rows mostly come in order of id, and a group can hold a hundred thousand.
    return ids.every((id, at) => at === 0 || (ids[at - 1] ?? 0) < id) ? ids : ids.toSorted((a, b) => a - b);
  }

  add(row: Row): void {
    const key = this.keyOf(row);
    const group = this.groups.get(key);
    if (group === undefined) this.groups.set(key, row.id);
    else if (typeof group === 'number') this.groups.set(key, new Set([group, row.id]));
    else group.add(row.id);
  }

  delete(row: Row): void {
    const key = this.keyOf(row);
    const group = this.groups.get(key);
    if (group === undefined) return;
    if (typeof group === 'number') this.groups.delete(key);
    else {
      group.delete(row.id);
      if (group.size === 0) this.groups.delete(key);
    }
  }
}

/** The rows of one table by id, with its indexes and the list that readers share until the next write. */
export class MemoryTable {
  nextId = 1;
  private readonly rows = new Map<number, Row>();
  private readonly groups = new Map<string, Groups>();
  private list: readonly Row[] | null = null;
  private inOrder = true;
  private greatest = 0;

  constructor(indexes: Record<string, KeyOf> = {}) {
    for (const [name, keyOf] of Object.entries(indexes)) this.groups.set(name, new Groups(keyOf));
  }

  get(id: number): Row | undefined {
    return this.rows.get(id);
  }

  all(): readonly Row[] {
    if (this.list === null) {
      const rows = [...this.rows.values()];
      this.list = this.inOrder ? rows : rows.toSorted((a, b) => a.id - b.id);
    }
    return this.list;
  }

  group(index: string, key: string | number): Row[] {
    const rows: Row[] = [];
    for (const id of this.groups.get(index)?.ids(key) ?? []) {
      const row = this.rows.get(id);
      if (row) rows.push(row);
    }
    return rows;
  }

  put(row: Row): void {
    const before = this.rows.get(row.id);
    for (const group of this.groups.values()) {
      if (before) group.delete(before);
      group.add(row);
    }
    if (!before && row.id < this.greatest) this.inOrder = false;
    this.rows.set(row.id, row);
    this.list = null;
    this.greatest = Math.max(this.greatest, row.id);
    this.nextId = Math.max(this.nextId, row.id + 1);
  }

  delete(id: number): boolean {
    const row = this.rows.get(id);
    if (!row) return false;
    for (const group of this.groups.values()) group.delete(row);
    this.rows.delete(id);
    this.list = null;
    return true;
  }
}
