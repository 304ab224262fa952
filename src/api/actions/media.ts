import { isFields } from '../../model/fields';
import {
  type FolderDetails,
  type FolderStep,
  type MediaFile,
  parseAncestors,
  parseEntries,
  parseMediaFile,
  parseMediaFolder,
} from '../../model/media-library-folder/media';
import { assertResponse, discardBody, findRecord } from '../responses';
import { fieldMessage } from '../errors';
import type { Http } from '../http';
import { sendWithProgress } from './sendWithProgress';

interface FileUpload {
  folder: number;
  file: File;
  name: string;
  overwrite?: boolean;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

const filesPath = '/api/user/media-library/';
/** Guards against cycles of folders. */
const maxDepth = 100;

export const mediaActions = (http: Http) => {
  const fetchFolder = async (id: number, signal?: AbortSignal) => {
    const response = await http('GET', '/api/media-library-folder/{id}/', { path: { id }, signal });
    return { ...parseFolderDetails(response), id, ancestors: parseAncestors(response) };
  };

  const fetchAncestors = async (parent: number | null, signal?: AbortSignal): Promise<FolderStep[]> => {
    const ancestors: FolderStep[] = [];
    for (let current = parent; current !== null && ancestors.length < maxDepth;) {
      const folder = await fetchFolder(current, signal);
      ancestors.unshift({ id: folder.id, name: folder.name });
      current = folder.parent;
    }
    return ancestors;
  };

  const renameFile = async (id: number, file_name: string): Promise<MediaFile | null> =>
    parseSavedFile(await http('POST', filesPath, { query: { id }, body: { file_name } }));

  /** Browsers percent-encode quotes and line breaks in multipart file names, so the name is set again. */
  const withExactName = async (file: MediaFile, name: string): Promise<MediaFile> => {
    const isAmbiguous = /["\r\n]|%22|%0[ad]/i.test(name);
    if (!isAmbiguous || file.file_name === name) return file;
    const renamed = await renameFile(file.user_media_library_id, name).catch(() => file);
    return renamed ?? { ...file, file_name: name };
  };

  return {
    folder: async (id: number, signal?: AbortSignal): Promise<FolderDetails> => {
      const folder = await fetchFolder(id, signal);
      return { ...folder, ancestors: folder.ancestors ?? (await fetchAncestors(folder.parent, signal)) };
    },

    formatLibrary: async (): Promise<{ error: string | null } | null> => {
      const response = await http('DELETE', '/api/media-library-folder/delete-all/');
      return response?.success === false ? { error: fieldMessage(response, 'error') } : null;
    },

    uploadFile: async (upload: FileUpload): Promise<MediaFile> => {
      const { folder, file, name, overwrite = false, signal, onProgress = () => undefined } = upload;
      const body = new FormData();
      // The folder comes first, so that a server can reject the upload before the bytes arrive.
      body.set('folder', String(folder));
      body.set('overwrite', String(overwrite));
      body.set('file', file, name);
      const query = overwrite ? { overwrite } : {};
      const transport = sendWithProgress(onProgress);
      const response = await http('POST', filesPath, { query, body, signal, transport });
      return withExactName(assertResponse(response, parseSavedFile(response)), name);
    },

    renameFile,

    deleteFile: (id: number) => discardBody(http('DELETE', filesPath, { query: { id } })),
  };
};

const parseFolderDetails = (response: unknown): Omit<FolderDetails, 'ancestors'> => {
  const fields = assertResponse(response, isFields(response) && 'name' in response && response);
  return {
    ...assertResponse(response, parseMediaFolder({ id: 0, ...fields })),
    subfolders: parseEntries(fields['subfolders'], parseMediaFolder),
    files: parseEntries(fields['files'], parseMediaFile),
  };
};

const parseSavedFile = (response: unknown): MediaFile | null =>
  parseMediaFile(findRecord(response, (fields) => parseMediaFile(fields) !== null));
