import { createFile, createForm } from '../../support/uploads';
import { fetchFile, type Call, type Json } from '../Api';
import type { Check } from '../Check';
import { Deviation, assertThat } from '../Deviation';
import { findRecord } from '../lenience';

const folders = '/api/media-library-folder/';
const files = '/api/user/media-library/';

const newFolder = async (call: Call, name: string, parent?: number): Promise<number> => {
  const answer = await call('POST', folders, { body: { name, ...(parent && { parent }) } });
  const id = findRecord(answer)?.['id'];
  if (typeof id !== 'number')
    throw new Deviation('a new folder is answered with its id', `POST ${folders}`, JSON.stringify(answer));
  return id;
};

const upload = (folder: number, text: string) =>
  createForm({ folder, file: createFile('note.txt', text, 'text/plain') });

const uploaded = (answer: Json): Json => {
  const file = answer['user_medial_library_file'];
  const rule = 'an upload is answered with `user_medial_library_file`';
  if (typeof file !== 'object' || file === null)
    throw new Deviation(rule, `POST ${files}`, JSON.stringify(answer));
  return file as Json;
};

export const mediaChecks: Check[] = [
  {
    name: 'folders',
    rule: 'Spec 2 §7: A folder is made, stands in its parent, is renamed, and its deletion answers `true`.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      const outer = await newFolder(call, 'Outer');
      const inner = await newFolder(call, 'Inner', outer);
      await call('PATCH', `${folders}${inner}/`, { body: { name: 'Renamed' } });
      const { subfolders } = await call('GET', `${folders}${outer}/`);
      const isListed = (subfolders as Json[]).some(({ id, name }) => id === inner && name === 'Renamed');
      assertThat(isListed, 'the subfolder is not listed by its new name');
      const results = (await call('GET', folders))['results'] as Json[];
      const isTop = results.every(({ parent }) => parent === null);
      assertThat(isTop, 'the library lists folders with a parent');
      const deleted: unknown = await call('DELETE', `${folders}${outer}/`);
      assertThat(deleted === true, 'the deletion does not answer `true`');
      await call('GET', `${folders}${inner}/`, { status: 404 });
    },
  },
  {
    name: 'a folder without a name',
    rule: 'Spec 2 §5: A blank name is refused with 400.',
    guide: 'errors-and-throttling',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      await call('POST', folders, { body: { name: '  ' }, status: 400 });
    },
  },
  {
    name: 'files',
    rule: 'Spec 2 §4: An upload opens without a token, byte for byte; the same name is refused as one that already exists, unless it overwrites.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      const folder = await newFolder(call, 'Files');
      const file = uploaded(await call('POST', files, { body: upload(folder, 'first') }));
      const read = (answered: Json) => fetchFile(context.origin, answered['file_url']);
      if ((await read(file)) !== 'first')
        throw new Deviation('the file opens with other bytes', String(file['file_url']));
      const refusal = await call('POST', files, { body: upload(folder, 'second'), status: 400 });
      const isNamed = /already exists/.test(JSON.stringify(refusal));
      assertThat(isNamed, 'the refusal does not say that the name already exists');
      const again = { query: { overwrite: true }, body: upload(folder, 'second') };
      const overwritten = await read(uploaded(await call('POST', files, again)));
      assertThat(overwritten === 'second', 'the file was not overwritten');
      const { files: listed } = await call('GET', `${folders}${folder}/`);
      assertThat((listed as Json[]).length === 1, 'the overwritten file is listed beside the new one');
    },
  },
  {
    name: 'a renamed and a deleted file',
    rule: 'Spec 2 §7: JSON with a name renames the file that `id` names; a deleted one is gone from its folder.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      const folder = await newFolder(call, 'Files');
      const { user_media_library_id: id } = uploaded(
        await call('POST', files, { body: upload(folder, 'x') }),
      );
      const query = { id: Number(id) };
      await call('POST', files, { query, body: { file_name: 'other.txt' } });
      const names = async () =>
        ((await call('GET', `${folders}${folder}/`))['files'] as Json[]).map((file) => file['file_name']);
      assertThat((await names()).join() === 'other.txt', 'the file has its old name');
      await call('DELETE', files, { query });
      assertThat((await names()).length === 0, 'the deleted file is still listed');
      await call('DELETE', files, { query, status: 404 });
    },
  },
  {
    name: 'libraries of others',
    rule: 'Decisions §4: Every user has a library of their own; that of another answers 404.',
    guide: 'files',
    run: async (context) => {
      const owner = await context.newSignedInUser();
      const { call } = await context.newSignedInUser();
      const folder = await newFolder(owner.call, 'Private');
      await call('GET', `${folders}${folder}/`, { status: 404 });
      await call('DELETE', `${folders}${folder}/`, { status: 404 });
      await call('POST', files, { body: upload(folder, 'x'), status: [400, 404] });
    },
  },
  {
    name: 'formatting the library',
    rule: 'Decisions §4: Formatting deletes all folders of the caller and answers `success`.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      await newFolder(call, 'Gone soon');
      const { success } = await call('DELETE', `${folders}delete-all/`);
      const { results } = await call('GET', folders);
      assertThat(success === true && (results as Json[]).length === 0, 'the library is not empty');
    },
  },
];
