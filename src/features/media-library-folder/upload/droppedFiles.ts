/** A file that a user handed over, and the folders that it lay in, from the one they dropped. */
export interface HandedFile {
  file: File;
  path: string[];
}

export interface Handed {
  files: HandedFile[];
  /** Every folder, the empty ones too. */
  folders: string[][];
  /** How many files and folders the browser could not read. */
  unread: number;
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A browser hands the entries of a folder over in portions, until one is empty. */
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

const walk = async (entry: FileSystemEntry, path: string[], handed: Handed): Promise<void> => {
  try {
    if (isFile(entry)) handed.files.push({ file: await fileOf(entry), path });
    if (!isFolder(entry)) return;
    const below = [...path, entry.name];
    handed.folders.push(below);
    for (const child of await entriesOf(entry)) await walk(child, below, handed);
  } catch {
    // Not allowed to be read, or gone meanwhile.
    handed.unread += 1;
  }
};

/** Files as they come from a clipboard, without folders. */
export const handedFiles = (files: readonly File[]): Handed => ({
  files: files.map((file) => ({ file, path: [] })),
  folders: [],
  unread: 0,
});

/** What lies in a drop, whole folders included. To be called within the event: afterwards it is empty. */
export const droppedFiles = async (transfer: DataTransfer): Promise<Handed> => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  // What comes from another program, such as a picture of a mail, lies in no folder.
  const handed = handedFiles(dropped.flatMap(({ entry, file }) => (entry || !file ? [] : [file])));
  for (const { entry } of dropped) if (entry) await walk(entry, [], handed);
  return handed;
};
