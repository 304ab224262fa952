import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TestServer } from '../../support/startInProcessServer';
import { createFile, createForm } from '../../support/uploads';

interface Upload {
  folder: number;
  name: string;
  bytes?: string | Uint8Array;
  overwrite?: boolean;
}

interface FileBody {
  id: number;
  file_name: string;
  file_url: string;
  size: number;
}

/** Returns the library calls of an account. */
export const openLibrary = async (server: TestServer, account: string) => {
  const token = (await server.signIn(account)).access;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/api${path}`, { token, body });
  return {
    token,
    call,
    list: (query = '') => call('GET', `/media-library-folder/${query}`),
    open: (id: number) => call('GET', `/media-library-folder/${id}/`),
    create: async (name: string, parent: number | null = null): Promise<number> =>
      Number((await call('POST', '/media-library-folder/', { name, parent })).body['id']),
    upload: ({ folder, name, bytes = 'bytes', overwrite = false }: Upload) => {
      const form = createForm({ folder, file: createFile(name, bytes), ...(overwrite ? { overwrite } : {}) });
      return call('POST', `/user/media-library/${overwrite ? '?overwrite=true' : ''}`, form);
    },
    rename: (id: number, file_name: string) => call('POST', `/user/media-library/?id=${id}`, { file_name }),
    remove: (id: number) => call('DELETE', `/user/media-library/?id=${id}`),
    files: async (id: number) =>
      (await call('GET', `/media-library-folder/${id}/`)).body['files'] as FileBody[],
  };
};

export type Library = Awaited<ReturnType<typeof openLibrary>>;

export const getFile = (response: { body: Record<string, unknown> }) =>
  response.body['user_medial_library_file'] as FileBody;

export const fetchBytes = async (file_url: string) =>
  Buffer.from(await (await fetch(decodeURIComponent(file_url))).arrayBuffer());

/** Lists all files on disk, including temporary ones. */
export const storedNames = ({ dataDir }: TestServer) => readdir(join(dataDir, 'uploads'));

export const bytesOnDisk = async (server: TestServer): Promise<number> => {
  let sum = 0;
  for (const name of await storedNames(server))
    sum += (await stat(join(server.dataDir, 'uploads', name)).catch(() => ({ size: 0 }))).size;
  return sum;
};

interface StartedUpload {
  token: string;
  folder: number;
  name: string;
  /** Declared size in bytes, more than is ever sent; null to declare none. */
  declared: number | null;
}

/** Starts an upload that does not end. */
export const startUpload = ({ port }: TestServer, { token, folder, name, declared }: StartedUpload) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const part = (headers: string) => `--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`;
  const write = (bytes: string | Buffer) => {
    if (declared === null) socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    if (declared === null) socket.write('\r\n');
  };
  const length = declared === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`;
  socket.write(
    `POST /api/user/media-library/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
  );
  write(`${part('name="folder"')}${folder}\r\n${part(`name="file"; filename="${name}"`)}`);
  return { send: (size: number) => write(Buffer.alloc(size)), abort: () => void socket.destroy() };
};
