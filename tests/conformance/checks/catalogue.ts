import { resources, type ResourceName } from '../../../src/contract/generated/resources';
import { createForm } from '../../support/uploads';
import { fetchAll, expectRefusal, type Json } from '../Api';
import type { Check } from '../Check';
import { Deviation, assertThat } from '../Deviation';

const named = (name: string) => ({
  name,
  code_name: name.toLowerCase().replaceAll(/\W/g, '_'),
  prod_frontend_url: 'https://service.example',
});
const link = { url: 'https://play.google.com/?id=conformance', version: '1.0', must_update: false };

interface Collection {
  name: string;
  resource: ResourceName;
  source: string;
  /** Returns the request body of a record that contains this text. */
  record: (text: string) => unknown;
  /** Response field with that text. */
  field: string;
  /** Invalid body, and the field that its error names. */
  refused: [unknown, string];
  /** True if a single record can be read. */
  isReadAlone: boolean;
}

const collections: Collection[] = [
  {
    name: 'services of the catalogue',
    resource: 'dic-services',
    source: 'Spec 2 §2.2',
    record: named,
    field: 'name',
    refused: [{ ...named('x'), name: '' }, 'name'],
    isReadAlone: true,
  },
  {
    name: 'update links',
    resource: 'google-play',
    source: 'Spec 2 §2.3',
    record: (version) => ({ ...link, version }),
    field: 'version',
    refused: [{ ...link, url: 'no address' }, 'url'],
    isReadAlone: false,
  },
  {
    name: 'message templates',
    resource: 'custom-message-template',
    source: 'Spec 2 §2.6',
    record: (name) => createForm({ name, body: '{"title":"Conformance"}' }),
    field: 'name',
    refused: [createForm({ name: 'x', body: '{' }), 'body'],
    isReadAlone: false,
  },
];

const crudChecks = ({ name, resource, source, record, field, refused, isReadAlone }: Collection): Check[] => {
  const { list: path, update: verb } = resources[resource];
  const one = (id: unknown) => resources[resource].one.replace('{id}', String(id));
  return [
    {
      name,
      rule: `${source}: A record is created, listed, changed and deleted, and is gone then.`,
      guide: 'records-and-rights',
      run: async (context) => {
        const { call } = await context.admin();
        const text = `Conformance ${Date.now()}`;
        await call('POST', path, { body: record(text) });
        const list = () => fetchAll(call, path);
        const id = (await list()).find((row) => row[field] === text)?.['id'];
        if (id === undefined) throw new Deviation('the new record is not in the list');
        const address = one(id);
        context.onCleanUp(() => call('DELETE', address));
        const listed = async () => (await list()).find((row) => row['id'] === id);
        await call(verb, address, { body: record(`${text} changed`) });
        assertThat((await listed())?.[field] === `${text} changed`, 'the change is not in the list');
        if (isReadAlone) await call('GET', address);
        await call('DELETE', address);
        assertThat((await listed()) === undefined, 'the deleted record is still in the list');
        await call(verb, address, { body: record(text), status: 404 });
      },
    },
    {
      name: `${name}: what is refused`,
      rule: `Spec 2 §5: Bad input answers 400 with a sentence for \`${refused[1]}\`.`,
      guide: 'errors-and-throttling',
      run: async (context) => {
        const { call } = await context.admin();
        await expectRefusal(call, path, ...refused);
      },
    },
    {
      name: `${name}: rights`,
      rule: 'Decisions §4: Staff and superusers administer it; others get 403.',
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
  ...collections.flatMap(crudChecks),
  {
    name: 'one code name each',
    rule: 'Spec 2 §5: Code names are unique, whatever their case.',
    guide: 'errors-and-throttling',
    run: async (context) => {
      const { call } = await context.admin();
      const service = named(`Conformance ${Date.now()}`);
      const { list: path, one } = resources['dic-services'];
      await call('POST', path, { body: service });
      const created = (await fetchAll(call, path)).find((row) => row['name'] === service.name);
      context.onCleanUp(() => call('DELETE', one.replace('{id}', String(created?.['id']))));
      const body = { ...service, name: 'Another', code_name: service.code_name.toUpperCase() };
      await expectRefusal(call, path, body, 'code_name');
    },
  },
  {
    name: 'services that are added',
    rule: 'Decisions §6: A service of the catalogue can be given by its code name; another key is rejected.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const user = await context.newSignedInUser();
      const service = { ...named(`Conformance ${Date.now()}`), code_name: `conformance_${Date.now()}` };
      const { list, one } = resources['dic-services'];
      await call('POST', list, { body: service });
      const created = (await fetchAll(call, list)).find((row) => row['code_name'] === service.code_name);
      context.onCleanUp(() => call('DELETE', one.replace('{id}', String(created?.['id']))));
      const path = '/api/user/dic-services/';
      await call('POST', path, { body: { user: user.id, [service.code_name]: true } });
      const { dic_services_list: access } = await user.call('GET', path);
      assertThat((access as Json[])[0]?.[service.code_name] === true, 'the service is not switched on');
      const unknown = { user: user.id, [`${service.code_name}_unknown`]: true };
      await expectRefusal(call, path, unknown, `${service.code_name}_unknown`);
    },
  },
];
