import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../../support/startInProcessServer';

interface Upload {
  folder: number;
  name: string;
  bytes?: string | Uint8Array;
  overwrite?: boolean;
}

export interface FileBody {
  id: number;
  user_media_library_id: number;
  file_name: string;
  file_url: string;
  size: number;
  created_at: string;
}

/** The library calls of one user. */
export const libraryOf = (server: TestServer, token: string) => {
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
  return {
    call,
    list: (query = '') => call('GET', `/media-library-folder/${query}`),
    open: (id: number) => call('GET', `/media-library-folder/${id}/`),
    create: async (name: string, parent: number | null = null): Promise<number> =>
      Number((await call('POST', '/media-library-folder/', { name, parent })).body['id']),
    upload: ({ folder, name, bytes = 'bytes', overwrite = false }: Upload) => {
      const form = new FormData();
      form.set('folder', String(folder));
      const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
      form.set('file', new File([part], name), name);
      if (overwrite) form.set('overwrite', 'true');
      return call('POST', `/user/media-library/${overwrite ? '?overwrite=true' : ''}`, form);
    },
    rename: (id: number, file_name: string) => call('POST', `/user/media-library/?id=${id}`, { file_name }),
    remove: (id: number) => call('DELETE', `/user/media-library/?id=${id}`),
    files: async (id: number) =>
      (await call('GET', `/media-library-folder/${id}/`)).body['files'] as FileBody[],
  };
};

export type Library = ReturnType<typeof libraryOf>;

export const fileIn = (answer: { body: Record<string, unknown> }) =>
  answer.body['user_medial_library_file'] as FileBody;

export const bytesAt = async (file_url: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetch(decodeURIComponent(file_url), { headers })).arrayBuffer());

/** The names of all files on disk, temporary ones included. */
export const storedNames = ({ dataDir }: TestServer) => readdir(join(dataDir, 'uploads'));
