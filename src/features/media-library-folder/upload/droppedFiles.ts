interface DroppedFile {
  file: File;
  /** The names of its folders, starting with the dropped one. */
  path: string[];
}

export interface DroppedFiles {
  files: DroppedFile[];
  folders: string[][];
  unreadable: number;
}

const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** `readEntries` returns a folder in batches; an empty one ends it. */
const readFolder = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return found;
    found.push(...batch);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const collect = async (entry: FileSystemEntry, path: string[], found: DroppedFiles): Promise<void> => {
  try {
    if (isFile(entry)) found.files.push({ file: await readFile(entry), path });
    if (!isFolder(entry)) return;
    const childPath = [...path, entry.name];
    found.folders.push(childPath);
    for (const child of await readFolder(entry)) await collect(child, childPath, found);
  } catch {
    found.unreadable += 1;
  }
};

export const toDroppedFiles = (files: readonly File[]): DroppedFiles => ({
  files: files.map((file) => ({ file, path: [] })),
  folders: [],
  unreadable: 0,
});

/** Reads dropped files and folders. Call it in the event handler, because the DataTransfer is emptied afterwards. */
export const readDroppedFiles = async (transfer: DataTransfer): Promise<DroppedFiles> => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  // A file dragged from another program, such as an image in a mail, has no entry.
  const found = toDroppedFiles(dropped.flatMap(({ entry, file }) => (entry || !file ? [] : [file])));
  for (const { entry } of dropped) if (entry) await collect(entry, [], found);
  return found;
};
