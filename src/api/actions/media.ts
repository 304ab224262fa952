import { inParallel } from '../../model/inParallel';
import type {
  FolderDetails,
  FolderStep,
  MediaFile,
  MediaFolder,
} from '../../model/media-library-folder/media';
import { sentenceOf } from '../errors';
import { fieldsIn, recordIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http } from '../http';
import { ancestorsIn, detailsIn, folderIn, savedFileIn, savedFolderIn } from './mediaAnswers';
import { bytesOf, foreignFile, textStartOf } from './files';
import { sendWithProgress } from './sendWithProgress';

export interface FileUpload {
  folder: number;
  file: File;
  /** What it is called there. */
  name: string;
  overwrite?: boolean;
  signal?: AbortSignal;
  /** A share from 0 to 1. */
  onProgress?: (share: number) => void;
}

const pageSize = 20;
const list = '/api/media-library-folder/';
const one = (id: number) => `${list}${id}/` as const;
const files = '/api/user/media-library/';
/** A library is never nested deeper; a server that answers a circle must not be followed for ever. */
const deepest = 100;

/** Folders and files of one's own library (spec 2 §7). What the server refuses or fails in rejects with HttpError. */
export const mediaActions = (http: Http) => {
  const page = (number: number, signal?: AbortSignal) =>
    http<unknown>(list, { query: { page: number, page_size: pageSize }, ...(signal ? { signal } : {}) });

  const details = async (id: number, signal?: AbortSignal) => {
    const answer = await http<unknown>(one(id), signal ? { signal } : {});
    return { ...detailsIn(answer), id, ancestors: ancestorsIn(answer) };
  };

  /** Step by step, for a server that does not tell what is above a folder. */
  const climb = async (parent: number | null, signal?: AbortSignal): Promise<FolderStep[]> => {
    const above: FolderStep[] = [];
    for (let at = parent; at !== null && above.length < deepest;) {
      const folder = await details(at, signal);
      above.unshift({ id: folder.id, name: folder.name });
      at = folder.parent;
    }
    return above;
  };

  /** Sends the name as typed. Returns the file as the server has it now, where it tells. */
  const renameFile = async (id: number, file_name: string): Promise<MediaFile | null> => {
    const answer = await http<unknown>(files, { method: 'POST', query: { id }, body: { file_name } });
    return savedFileIn(answer);
  };

  /** A form cannot tell a quotation mark from its own way to write one: the name is then set again. */
  const withExactName = async (file: MediaFile, name: string): Promise<MediaFile> => {
    const isAmbiguous = /["\r\n]|%22|%0[ad]/i.test(name);
    if (!isAmbiguous || file.file_name === name) return file;
    const renamed = await renameFile(file.user_media_library_id, name).catch(() => file);
    return renamed ?? { ...file, file_name: name };
  };

  return {
    /** The folders of the first level, all pages of them. */
    folders: async (signal?: AbortSignal): Promise<MediaFolder[]> => {
      const first = resultsIn(await page(1, signal));
      const left = Math.max(0, Math.ceil(first.count / pageSize) - 1);
      const rest: MediaFolder[][] = [];
      const numbers = Array.from({ length: left }, (_, at) => at + 2);
      const { failed } = await inParallel(numbers, 4, async (number) => {
        rest[number - 2] = resultsIn(await page(number, signal)).folders;
      });
      if (failed[0]) throw failed[0].error;
      return [first.folders, ...rest].flat().filter(({ parent }) => parent === null);
    },

    folder: async (id: number, signal?: AbortSignal): Promise<FolderDetails> => {
      const folder = await details(id, signal);
      return { ...folder, ancestors: folder.ancestors ?? (await climb(folder.parent, signal)) };
    },

    createFolder: async (name: string, parent: number | null): Promise<MediaFolder> => {
      need(name.trim(), 'Folder name is required.');
      const created = savedFolderIn(await http<unknown>(list, { method: 'POST', body: { name, parent } }));
      return { ...created, parent: created.parent ?? parent };
    },

    /** Returns the folder's name as the server has it now, else as it was sent. */
    renameFolder: async (id: number, name: string): Promise<FolderStep> => {
      need(id && name.trim(), 'Folder ID and new name are required.');
      const answer = await http<unknown>(one(id), { method: 'PATCH', body: { name } });
      const renamed = recordIn(answer, (fields) => typeof fields['name'] === 'string');
      return { id, name: renamed ? String(renamed['name']) : name };
    },

    deleteFolder: async (id: number): Promise<void> => {
      need(id, 'Folder ID is required.');
      const answer = await http<unknown>(one(id), { method: 'DELETE' });
      if (answer !== true) throw new HttpError(0, answer, 'format');
    },

    /** Deletes everything. Null, or what the server has to say where it answers that it was no success. */
    formatLibrary: async (): Promise<{ error: string | null } | null> => {
      const answer = await http<unknown>(`${list}delete-all/`, { method: 'DELETE' });
      if (typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false)
        return { error: sentenceOf(answer, 'error') };
      return null;
    },

    uploadFile: async (upload: FileUpload): Promise<MediaFile> => {
      const answer = await http<unknown>(files, {
        method: 'POST',
        body: formOf(upload),
        ...(upload.overwrite ? { query: { overwrite: true } } : {}),
        ...(upload.signal ? { signal: upload.signal } : {}),
        transport: sendWithProgress(upload.onProgress ?? (() => undefined)),
      });
      const file = savedFileIn(answer);
      if (!file) throw new HttpError(0, answer, 'format');
      return withExactName(file, upload.name);
    },

    renameFile,

    deleteFile: async (id: number): Promise<void> => {
      fieldsIn(await http<unknown>(files, { method: 'DELETE', query: { id } }));
    },

    fileBytes: bytesOf,
    fileText: textStartOf,
    foreignFile,
  };
};

/** What a call cannot do without (spec 2 §5). Throws before anything is sent. */
const need = (given: unknown, sentence: string): void => {
  if (!given) throw new Error(sentence);
};

const resultsIn = (answer: unknown): { folders: MediaFolder[]; count: number } => {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('results' in answer) ||
    !Array.isArray(answer.results)
  )
    throw new HttpError(0, answer, 'format');
  const folders = answer.results.map(folderIn).filter((folder) => folder !== null);
  return { folders, count: 'count' in answer && typeof answer.count === 'number' ? answer.count : 0 };
};

/** The folder first: a server can then judge it before the bytes arrive. */
const formOf = ({ folder, file, name, overwrite = false }: FileUpload): FormData => {
  const form = new FormData();
  form.set('folder', String(folder));
  form.set('overwrite', String(overwrite));
  form.set('file', file, name);
  return form;
};
