/** A file that a person handed over, and the folders that it lay in, from the one they dropped. */
export interface HandedFile {
  file: File;
  path: string[];
}

export interface Handed {
  files: HandedFile[];
  /** Every folder, the empty ones too. */
  folders: string[][];
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
  if (isFile(entry)) handed.files.push({ file: await fileOf(entry), path });
  if (!isFolder(entry)) return;
  const below = [...path, entry.name];
  handed.folders.push(below);
  for (const child of await entriesOf(entry)) await walk(child, below, handed);
};

/** What lies in a drop, whole folders included. To be called within the event: afterwards it is empty. */
export const droppedFiles = (transfer: DataTransfer): Promise<Handed> => {
  const handed: Handed = { files: [], folders: [] };
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  if (entries.length === 0) {
    handed.files = [...transfer.files].map((file) => ({ file, path: [] }));
    return Promise.resolve(handed);
  }
  const all = async () => {
    for (const entry of entries) await walk(entry, [], handed);
    return handed;
  };
  return all();
};
