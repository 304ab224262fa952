/** A file, and the folders that it lay in, from the one that was dropped. */
interface DroppedFile {
  file: File;
  path: string[];
}

export interface DroppedFiles {
  files: DroppedFile[];
  folders: string[][];
  unread: number;
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A browser returns the entries of a folder in portions, until one is empty. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return found;
    found.push(...portion);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const collect = async (entry: FileSystemEntry, path: string[], found: DroppedFiles): Promise<void> => {
  try {
    if (isFile(entry)) found.files.push({ file: await fileOf(entry), path });
    if (!isFolder(entry)) return;
    const below = [...path, entry.name];
    found.folders.push(below);
    for (const child of await entriesOf(entry)) await collect(child, below, found);
  } catch {
    found.unread += 1;
  }
};

export const looseFiles = (files: readonly File[]): DroppedFiles => ({
  files: files.map((file) => ({ file, path: [] })),
  folders: [],
  unread: 0,
});

/** What is in a drop, whole folders included. To be called within the event: afterwards it is empty. */
export const droppedFiles = async (transfer: DataTransfer): Promise<DroppedFiles> => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  // What comes from another program, such as a picture of a mail, has no entry.
  const found = looseFiles(dropped.flatMap(({ entry, file }) => (entry || !file ? [] : [file])));
  for (const { entry } of dropped) if (entry) await collect(entry, [], found);
  return found;
};
