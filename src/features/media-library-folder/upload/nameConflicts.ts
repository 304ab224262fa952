import type { MediaFile } from '../../../model/media-library-folder/media';
import { freeName, nameKey } from '../mediaFile';
import type { UploadPorts } from './UploadPorts';

const hasName = ({ file_name }: MediaFile, name: string) => nameKey(file_name) === nameKey(name);

export const nameConflicts = (ports: Pick<UploadPorts, 'folder' | 'knownFiles'>) => {
  /** Fetched only where no file of that name is known: thousands of conflicts ask about one folder. */
  const filesBeside = async (name: string, id: number): Promise<readonly MediaFile[]> => {
    const known = ports.knownFiles(id);
    return known?.some((file) => hasName(file, name)) ? known : (await ports.folder(id)).files;
  };

  return {
    /** The file that has the name; null where it is gone meanwhile. */
    existing: async (name: string, id: number): Promise<MediaFile | null> =>
      (await filesBeside(name, id)).find((file) => hasName(file, name)) ?? null,

    freeName: async (name: string, id: number, others: readonly string[]): Promise<string> => {
      const files = await filesBeside(name, id);
      const taken = new Set([...files.map(({ file_name }) => file_name), ...others].map(nameKey));
      return freeName(name, (one) => taken.has(nameKey(one)));
    },
  };
};
