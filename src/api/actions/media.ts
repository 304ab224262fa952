import type {
  FolderDetails,
  FolderStep,
  MediaFile,
  MediaFolder,
} from '../../model/media-library-folder/media';
import {
  ancestorsIn,
  entriesIn,
  fileIn,
  folderIn,
  topFolderIn,
} from '../../model/media-library-folder/readMedia';
import { isFields } from '../../model/fields';
import { fieldsIn, recordIn, required } from '../answers';
import { sentenceOf } from '../errors';
import type { Http } from '../http';
import { readAll, type AllRows } from '../lists';
import { sendWithProgress } from './sendWithProgress';

export interface FileUpload {
  folder: number;
  file: File;
  name: string;
  overwrite?: boolean;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

const pageSize = 20;
const list = '/api/media-library-folder/';
const one = '/api/media-library-folder/{id}/';
const files = '/api/user/media-library/';
/** Stops at a server that returns a cycle of folders. */
const maxDepth = 100;

export const mediaActions = (http: Http) => {
  const details = async (id: number, signal?: AbortSignal) => {
    const answer = await http('GET', one, { path: { id }, signal });
    return { ...detailsIn(answer), id, ancestors: ancestorsIn(answer) };
  };

  const fetchAncestors = async (parent: number | null, signal?: AbortSignal): Promise<FolderStep[]> => {
    const ancestors: FolderStep[] = [];
    for (let current = parent; current !== null && ancestors.length < maxDepth;) {
      const folder = await details(current, signal);
      ancestors.unshift({ id: folder.id, name: folder.name });
      current = folder.parent;
    }
    return ancestors;
  };

  const renameFile = async (id: number, file_name: string): Promise<MediaFile | null> =>
    savedFileIn(await http('POST', files, { query: { id }, body: { file_name } }));

  /** Browsers percent-encode quotes and line breaks in multipart file names, so the name is set again. */
  const withExactName = async (file: MediaFile, name: string): Promise<MediaFile> => {
    const isAmbiguous = /["\r\n]|%22|%0[ad]/i.test(name);
    if (!isAmbiguous || file.file_name === name) return file;
    const renamed = await renameFile(file.user_media_library_id, name).catch(() => file);
    return renamed ?? { ...file, file_name: name };
  };

  return {
    folders: (
      signal?: AbortSignal,
      onPart?: (part: AllRows<MediaFolder>) => void,
    ): Promise<AllRows<MediaFolder>> =>
      readAll(
        (query) => http('GET', list, { query, signal }),
        { page: 1, page_size: pageSize },
        { read: topFolderIn, onPart },
      ),

    folder: async (id: number, signal?: AbortSignal): Promise<FolderDetails> => {
      const folder = await details(id, signal);
      return { ...folder, ancestors: folder.ancestors ?? (await fetchAncestors(folder.parent, signal)) };
    },

    createFolder: async (name: string, parent: number | null): Promise<MediaFolder> => {
      requireValue(name.trim(), 'Folder name is required.');
      const answer = await http('POST', list, { body: { name, parent } });
      const created = required(answer, folderIn(recordIn(answer, (fields) => folderIn(fields) !== null)));
      return { ...created, parent: created.parent ?? parent };
    },

    renameFolder: async (id: number, name: string): Promise<FolderStep> => {
      requireValue(id && name.trim(), 'Folder ID and new name are required.');
      const answer = await http('PATCH', one, { path: { id }, body: { name } });
      const renamed = recordIn(answer, (fields) => typeof fields['name'] === 'string');
      return { id, name: renamed ? String(renamed['name']) : name };
    },

    deleteFolder: async (id: number): Promise<void> => {
      requireValue(id, 'Folder ID is required.');
      const answer = await http('DELETE', one, { path: { id } });
      required(answer, answer === true);
    },

    formatLibrary: async (): Promise<{ error: string | null } | null> => {
      const answer = await http('DELETE', '/api/media-library-folder/delete-all/');
      return answer?.success === false ? { error: sentenceOf(answer, 'error') } : null;
    },

    uploadFile: async ({
      folder,
      file,
      name,
      overwrite = false,
      signal,
      onProgress = () => undefined,
    }: FileUpload): Promise<MediaFile> => {
      const body = new FormData();
      // The folder comes first, so that a server can reject the upload before the bytes arrive.
      body.set('folder', String(folder));
      body.set('overwrite', String(overwrite));
      body.set('file', file, name);
      const query = overwrite ? { overwrite } : {};
      const request = { query, body, signal, transport: sendWithProgress(onProgress) };
      const answer = await http('POST', files, request);
      return withExactName(required(answer, savedFileIn(answer)), name);
    },

    renameFile,

    deleteFile: async (id: number): Promise<void> => {
      fieldsIn(await http('DELETE', files, { query: { id } }));
    },
  };
};

const requireValue = (given: unknown, sentence: string): void => {
  if (!given) throw new Error(sentence);
};

const detailsIn = (answer: unknown): Omit<FolderDetails, 'ancestors'> => {
  const fields = required(answer, isFields(answer) && 'name' in answer && answer);
  return {
    ...required(answer, folderIn({ id: 0, ...fields })),
    subfolders: entriesIn(fields['subfolders'], folderIn),
    files: entriesIn(fields['files'], fileIn),
  };
};

const savedFileIn = (answer: unknown): MediaFile | null =>
  fileIn(recordIn(answer, (fields) => fileIn(fields) !== null));
