import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporaryName, makeFolder, syncFolder, writeDurably } from './durable';
import { Journal } from './Journal';
import type { Change } from './journalLine';
import { readJournal } from './readJournal';
import { StorageError } from './StorageError';
import { readTable, writeTable } from './tableFile';
import type { TableState } from './tableFile';
import { isTableName, tableNames } from './tableNames';
import type { TableName } from './tables';

const journalName = (number: number) => `journal-${String(number).padStart(6, '0')}.log`;
const tableFile = (table: TableName) => `${table}.json`;
const manifestFile = 'manifest.json';

/** The files of the database: one per table, journals of what changed since, and the list of the tables. */
export class DiskFiles {
  private listed = new Set<string>();
  private number = 0;

  constructor(
    private readonly folder: string,
    private readonly report: (line: string) => void,
  ) {}

  /** Reads everything: tables into `load`, then the changes since into `apply`. */
  async read(load: (table: TableName, state: TableState) => void, apply: (changes: Change[]) => void) {
    await makeFolder(this.folder);
    const names = await readdir(this.folder);
    await Promise.all(names.filter(isTemporaryName).map((name) => rm(join(this.folder, name))));
    await this.readManifest(names);
    for (const table of tableNames) {
      if (names.includes(tableFile(table))) load(table, await readTable(this.path(tableFile(table)), table));
      else if (this.listed.has(table))
        throw new StorageError(
          `${this.path(tableFile(table))} is missing. Nothing was changed. Restore it from a copy.`,
        );
    }
    const journals = this.journals(names);
    for (const number of journals) {
      const isLast = number === journals.at(-1);
      await readJournal(this.path(journalName(number)), number, isLast, apply, this.report);
    }
    this.number = journals.at(-1) ?? 0;
  }

  /** Begins the next journal; the earlier ones are needed until `keep` has written the tables. */
  beginJournal(): Promise<Journal> {
    this.number += 1;
    return Journal.begin(this.path(journalName(this.number)), this.number);
  }

  /** Writes the tables as they stood when the current journal was begun, and drops the journals before it. */
  async keep(states: ReadonlyMap<TableName, TableState>): Promise<void> {
    const current = this.number;
    for (const [table, state] of states) await writeTable(this.path(tableFile(table)), table, state);
    await this.writeManifest([...states.keys()]);
    const old = this.journals(await readdir(this.folder)).filter((number) => number < current);
    await Promise.all(old.map((number) => rm(this.path(journalName(number)))));
    await syncFolder(this.folder);
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private journals(names: string[]): number[] {
    const numbers = names.flatMap((name) => /^journal-(\d{6,})\.log$/.exec(name)?.[1] ?? []);
    return numbers.map(Number).toSorted((a, b) => a - b);
  }

  private async readManifest(names: string[]): Promise<void> {
    if (!names.includes(manifestFile)) return;
    const text = await readFile(this.path(manifestFile), 'utf8');
    const match =
      /^\{"format":"pulsehub-database","version":1,"tables":\[("[a-z_]+"(?:,"[a-z_]+")*)\]\}\n$/.exec(text);
    if (!match?.[1])
      throw new StorageError(
        `${this.path(manifestFile)} is damaged or was not written by PulseHub. Nothing was changed.`,
      );
    this.listed = new Set(match[1].split(',').map((name) => name.slice(1, -1)));
    const unknown = [...this.listed].find((name) => !isTableName(name));
    if (unknown)
      throw new StorageError(
        `${this.path(manifestFile)} names the table "${unknown}", which this version does not know.`,
      );
  }

  private async writeManifest(tables: TableName[]): Promise<void> {
    if (tables.every((table) => this.listed.has(table))) return;
    this.listed = new Set([...this.listed, ...tables]);
    const text = JSON.stringify({
      format: 'pulsehub-database',
      version: 1,
      tables: [...this.listed].toSorted(),
    });
    await writeDurably(this.path(manifestFile), [`${text}\n`]);
  }
}
