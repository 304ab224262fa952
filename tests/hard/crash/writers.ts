import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { createClient } from '../../support/client';
import { createFile, createForm } from '../../support/uploads';

/** Data that the server must still hold after a crash. */
export interface Expected {
  /** Update links by version: true after an acknowledged creation, false after an acknowledged deletion. */
  links: Map<string, boolean>;
  /** Text of each upload, by path. */
  files: Map<string, string>;
  /** Last acknowledged title, and all requested titles in order. */
  title: { acknowledged: string; requested: string[] };
}

export type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Signs in without a second factor. Returns a function that sends requests and rejects on any error status. */
export const signIn = async (url: string): Promise<Call> => {
  const client = createClient(url, () => null);
  let token: string | undefined;
  const call: Call = async (method, path, body) => {
    const { status, text } = await client(method, path, { body, token });
    if (status >= 400) throw new Error(`${method} ${path} returned ${status}: ${text.slice(0, 200)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const credentials = { email: accountEmail('direct'), password: seededPassword };
  ({ access: token } = (await call('POST', '/api/user/login/', credentials)) as { access: string });
  return call;
};

const link = { url: 'https://play.google.com/x', must_update: false };

/** Creates writers that record their acknowledged writes. `name` is unique for each call. */
export const writers = (call: Call, folder: number, expected: Expected) => ({
  createLink: async (name: string) => {
    await call('POST', '/api/google-play/', { ...link, version: name });
    expected.links.set(name, true);
  },
  deleteLink: async (name: string) => {
    const { id } = (await call('POST', '/api/google-play/', { ...link, version: name })) as { id: number };
    expected.links.delete(name);
    await call('DELETE', `/api/google-play/${id}/`);
    expected.links.set(name, false);
  },
  upload: async (name: string) => {
    const text = `The text of ${name}. `.repeat(500);
    const body = createForm({ folder, file: createFile(`${name}.txt`, text) });
    const response = (await call('POST', '/api/user/media-library/', body)) as {
      user_medial_library_file: { file_url: string };
    };
    expected.files.set(new URL(response.user_medial_library_file.file_url).pathname, text);
  },
  changeTitle: async (name: string) => {
    expected.title.requested.push(name);
    await call('POST', '/api/user/details/', createForm({ title: name }));
    expected.title.acknowledged = name;
  },
});
