import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';

/** What the server must still hold after a crash. */
export interface Expected {
  /** Update links by version: true after an acknowledged creation, false after an acknowledged deletion. */
  links: Map<string, boolean>;
  /** The text of each upload, by path. */
  files: Map<string, string>;
  /** The last acknowledged title, and all titles sent, in order. */
  title: { acknowledged: string; sent: string[] };
}

export const nothingExpected = (): Expected => ({
  links: new Map(),
  files: new Map(),
  title: { acknowledged: '', sent: [] },
});

export type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Signs in as the account without a second factor. The returned call rejects on any error status. */
export const signedInCall = async (url: string): Promise<Call> => {
  let token = '';
  const call: Call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const credentials = { email: accountEmail('direct'), password: seededPassword };
  ({ access: token } = (await call('POST', '/api/user/login/', credentials)) as { access: string });
  return call;
};

const form = (fields: Record<string, string | File>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** Each writes one thing and keeps what was promised; `name` is another one for each call. */
export const writers = (call: Call, folder: number, expected: Expected) => ({
  createLink: async (name: string) => {
    await call('POST', '/api/google-play/', {
      url: 'https://play.google.com/x',
      version: name,
      must_update: false,
    });
    expected.links.set(name, true);
  },
  deleteLink: async (name: string) => {
    const fields = { url: 'https://play.google.com/x', version: name, must_update: true };
    const { id } = (await call('POST', '/api/google-play/', fields)) as { id: number };
    expected.links.delete(name);
    await call('DELETE', `/api/google-play/${id}/`);
    expected.links.set(name, false);
  },
  upload: async (name: string) => {
    const text = `The text of ${name}. `.repeat(500);
    const body = form({ folder: String(folder), file: new File([text], `${name}.txt`) });
    const answer = (await call('POST', '/api/user/media-library/', body)) as {
      user_medial_library_file: { file_url: string };
    };
    expected.files.set(new URL(answer.user_medial_library_file.file_url).pathname, text);
  },
  changeTitle: async (name: string) => {
    expected.title.sent.push(name);
    await call('POST', '/api/user/details/', form({ title: name }));
    expected.title.acknowledged = name;
  },
});
