import { formOf } from '../../support/uploads';
import { allOf } from '../Api';
import type { Check } from '../Check';
import { Deviation, expectThat } from '../Deviation';

const named = (name: string) => ({
  name,
  code_name: name.toLowerCase().replaceAll(/\W/g, '_'),
  prod_frontend_url: 'https://service.example',
});
const link = {
  url: 'https://play.google.com/store/apps/details?id=conformance',
  version: '1.0',
  must_update: false,
};

interface Collection {
  name: string;
  path: string;
  source: string;
  verb: 'PUT' | 'PATCH';
  /** The request body of a record that contains this text. */
  record: (text: string) => unknown;
  /** The response field that holds the text. */
  field: string;
  /** An invalid body, and the field that its error names. */
  refused: [unknown, string];
  /** A single record can be read. */
  isReadAlone: boolean;
}

const collections: Collection[] = [
  {
    name: 'services of the catalogue',
    path: '/api/user/dic-services-list/',
    source: 'spec 2 §2.2',
    verb: 'PUT',
    record: named,
    field: 'name',
    refused: [{ ...named('x'), name: '' }, 'name'],
    isReadAlone: true,
  },
  {
    name: 'update links',
    path: '/api/google-play/',
    source: 'spec 2 §2.3',
    verb: 'PUT',
    record: (version) => ({ ...link, version }),
    field: 'version',
    refused: [{ ...link, url: 'no address' }, 'url'],
    isReadAlone: false,
  },
  {
    name: 'message templates',
    path: '/api/user/custom-message-template',
    source: 'spec 2 §2.6',
    verb: 'PATCH',
    record: (name) => formOf({ name, body: '{"title":"Conformance"}' }),
    field: 'name',
    refused: [formOf({ name: 'x', body: '{' }), 'body'],
    isReadAlone: false,
  },
];

const checksOf = ({ name, path, source, verb, record, field, refused, isReadAlone }: Collection): Check[] => {
  const one = (id: unknown) => `${path.replace(/\/$/, '')}/${String(id)}/`;
  return [
    {
      name,
      rule: 'A record is created, listed, changed and deleted, and is gone then.',
      source,
      guide: 'records-and-rights',
      run: async (context) => {
        const { call } = await context.admin();
        const text = `Conformance ${Date.now()}`;
        await call('POST', path, { body: record(text) });
        const list = () => allOf(call, path);
        const id = (await list()).find((row) => row[field] === text)?.['id'];
        if (id === undefined) throw new Deviation('the new record is not in the list');
        const address = one(id);
        context.onCleanUp(() => call('DELETE', address));
        const listed = async () => (await list()).find((row) => row['id'] === id);
        await call(verb, address, { body: record(`${text} changed`) });
        expectThat((await listed())?.[field] === `${text} changed`, 'the change is not in the list');
        if (isReadAlone) await call('GET', address);
        await call('DELETE', address);
        expectThat((await listed()) === undefined, 'the deleted record is still in the list');
        await call(verb, address, { body: record(text), status: 404 });
      },
    },
    {
      name: `${name}: what is refused`,
      rule: `Bad input answers 400 with a sentence for \`${refused[1]}\`.`,
      source: 'spec 2 §5',
      guide: 'errors-and-throttling',
      run: async (context) => {
        const { call } = await context.admin();
        const refusal = await call('POST', path, { body: refused[0], status: 400 });
        expectThat(refused[1] in refusal, `the refusal does not name \`${refused[1]}\``);
      },
    },
    {
      name: `${name}: rights`,
      rule: 'Staff and superusers administer it; others get 403.',
      source: 'decisions §4',
      guide: 'records-and-rights',
      run: async (context) => {
        const { call } = await context.newSignedInUser();
        await call('POST', path, { body: record('Not allowed'), status: 403 });
        await call('DELETE', one(1), { status: 403 });
      },
    },
  ];
};

export const catalogueChecks: Check[] = [
  ...collections.flatMap(checksOf),
  {
    name: 'one code name each',
    rule: 'Code names are unique, whatever their case.',
    source: 'spec 2 §5',
    guide: 'errors-and-throttling',
    run: async (context) => {
      const { call } = await context.admin();
      const service = named(`Conformance ${Date.now()}`);
      const path = '/api/user/dic-services-list/';
      await call('POST', path, { body: service });
      const created = (await allOf(call, path)).find((row) => row['name'] === service.name);
      context.onCleanUp(() => call('DELETE', `${path}${String(created?.['id'])}/`));
      const body = { ...service, name: 'Another', code_name: service.code_name.toUpperCase() };
      const refusal = await call('POST', path, { body, status: 400 });
      expectThat('code_name' in refusal, 'the refusal does not name `code_name`');
    },
  },
];
