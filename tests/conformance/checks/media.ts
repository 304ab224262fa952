import { createFile, createForm } from '../../support/uploads';
import { fetchFile, type Call, type Json } from '../Api';
import type { Check } from '../Check';
import { Deviation, assertThat } from '../Deviation';
import { findRecord } from '../tolerantSchema';

const folders = '/api/media-library-folder/';
const files = '/api/user/media-library/';

const createFolder = async (call: Call, name: string, parent?: number): Promise<number> => {
  const body = await call('POST', folders, { body: { name, ...(parent && { parent }) } });
  const id = findRecord(body)?.['id'];
  if (typeof id !== 'number')
    throw new Deviation('creating a folder must return its id', `POST ${folders}`, JSON.stringify(body));
  return id;
};

const buildUpload = (folder: number, text: string) =>
  createForm({ folder, file: createFile('note.txt', text, 'text/plain') });

const getUploadedFile = (body: Json): Json => {
  const file = body['user_medial_library_file'];
  const rule = 'an upload must return `user_medial_library_file`';
  if (typeof file !== 'object' || file === null)
    throw new Deviation(rule, `POST ${files}`, JSON.stringify(body));
  return file as Json;
};

export const mediaChecks: Check[] = [
  {
    name: 'folders',
    rule: 'Spec 2 §7: A folder can be created, nested and renamed; deleting it returns `true`.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      const outer = await createFolder(call, 'Outer');
      const inner = await createFolder(call, 'Inner', outer);
      await call('PATCH', `${folders}${inner}/`, { body: { name: 'Renamed' } });
      const { subfolders } = await call('GET', `${folders}${outer}/`);
      const isListed = (subfolders as Json[]).some(({ id, name }) => id === inner && name === 'Renamed');
      assertThat(isListed, 'the subfolder is not listed with its new name');
      const results = (await call('GET', folders))['results'] as Json[];
      const areTopLevel = results.every(({ parent }) => parent === null);
      assertThat(areTopLevel, 'the top level lists folders with a parent');
      const deleted: unknown = await call('DELETE', `${folders}${outer}/`);
      assertThat(deleted === true, 'the deletion does not return `true`');
      await call('GET', `${folders}${inner}/`, { status: 404 });
    },
  },
  {
    name: 'folder without a name',
    rule: 'Spec 2 §5: A blank name returns 400.',
    guide: 'errors-and-throttling',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      await call('POST', folders, { body: { name: '  ' }, status: 400 });
    },
  },
  {
    name: 'files',
    rule: 'Spec 2 §4: An uploaded file opens unchanged without a token; a name that already exists is rejected unless `overwrite` is set.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      const folder = await createFolder(call, 'Files');
      const file = getUploadedFile(await call('POST', files, { body: buildUpload(folder, 'first') }));
      const readContent = (uploadedFile: Json) => fetchFile(context.origin, uploadedFile['file_url']);
      if ((await readContent(file)) !== 'first')
        throw new Deviation('the content of the file differs', String(file['file_url']));
      const refusal = await call('POST', files, { body: buildUpload(folder, 'second'), status: 400 });
      const isExplained = /already exists/.test(JSON.stringify(refusal));
      assertThat(isExplained, 'the error does not say that the name already exists');
      const overwriteRequest = { query: { overwrite: true }, body: buildUpload(folder, 'second') };
      const overwritten = await readContent(getUploadedFile(await call('POST', files, overwriteRequest)));
      assertThat(overwritten === 'second', 'the file was not overwritten');
      const { files: listed } = await call('GET', `${folders}${folder}/`);
      assertThat((listed as Json[]).length === 1, 'the overwritten file is still listed');
    },
  },
  {
    name: 'renaming and deleting a file',
    rule: 'Spec 2 §7: A JSON body with a name renames the file with this `id`; a deleted file is no longer in its folder.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      const folder = await createFolder(call, 'Files');
      const { user_media_library_id: id } = getUploadedFile(
        await call('POST', files, { body: buildUpload(folder, 'x') }),
      );
      const query = { id: Number(id) };
      await call('POST', files, { query, body: { file_name: 'other.txt' } });
      const listNames = async () =>
        ((await call('GET', `${folders}${folder}/`))['files'] as Json[]).map((file) => file['file_name']);
      assertThat((await listNames()).join() === 'other.txt', 'the file was not renamed');
      await call('DELETE', files, { query });
      assertThat((await listNames()).length === 0, 'the deleted file is still listed');
      await call('DELETE', files, { query, status: 404 });
    },
  },
  {
    name: 'library of another user',
    rule: 'Decisions §8: Users can access only their own library; another user’s folders return 404.',
    guide: 'files',
    run: async (context) => {
      const owner = await context.createSignedInUser();
      const { call } = await context.createSignedInUser();
      const folder = await createFolder(owner.call, 'Private');
      await call('GET', `${folders}${folder}/`, { status: 404 });
      await call('DELETE', `${folders}${folder}/`, { status: 404 });
      await call('POST', files, { body: buildUpload(folder, 'x'), status: [400, 404] });
    },
  },
  {
    name: 'library formatting',
    rule: 'Contract: Formatting deletes all folders of the caller and returns `success`.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      await createFolder(call, 'Temporary');
      const { success } = await call('DELETE', `${folders}delete-all/`);
      const { results } = await call('GET', folders);
      assertThat(success === true && (results as Json[]).length === 0, 'the library is not empty');
    },
  },
];
