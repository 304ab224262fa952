import { resources } from '../../../src/contract/generated/resources';
import { createForm } from '../../support/uploads';
import { fetchAll, expectFieldError, type Json } from '../Api';
import type { Check } from '../Check';
import type { CheckContext } from '../CheckContext';
import { Deviation, assertThat } from '../Deviation';

const buildService = (name: string) => ({
  name,
  code_name: name.toLowerCase().replaceAll(/\W/g, '_'),
  prod_frontend_url: 'https://service.example',
});
const updateLink = { url: 'https://play.google.com/?id=conformance', version: '1.0', must_update: false };

interface Collection {
  name: string;
  resource: 'dic-services' | 'google-play' | 'custom-message-template';
  source: string;
  /** Builds the request body of a record with this text. */
  buildBody: (text: string) => unknown;
  /** Response field that contains the text. */
  field: string;
  /** Invalid body, and the field with its error. */
  invalid: [unknown, string];
  /** True if the API can return a single record. */
  hasDetailRoute: boolean;
}

const catalogue: Collection = {
  name: 'service catalogue',
  resource: 'dic-services',
  source: 'Spec 2 §2.2',
  buildBody: buildService,
  field: 'name',
  invalid: [{ ...buildService('x'), name: '' }, 'name'],
  hasDetailRoute: true,
};

const collections: Collection[] = [
  catalogue,
  {
    name: 'update links',
    resource: 'google-play',
    source: 'Spec 2 §2.3',
    buildBody: (version) => ({ ...updateLink, version }),
    field: 'version',
    invalid: [{ ...updateLink, url: 'not a URL' }, 'url'],
    hasDetailRoute: false,
  },
  {
    name: 'message templates',
    resource: 'custom-message-template',
    source: 'Spec 2 §2.6',
    buildBody: (name) => createForm({ name, body: '{"title":"Conformance"}' }),
    field: 'name',
    invalid: [createForm({ name: 'x', body: '{' }), 'body'],
    hasDetailRoute: false,
  },
];

/** Creates a record, until `cleanUp`. Returns its text and URL, and a function that finds it in the list. */
const createRecord = async (context: CheckContext, { resource, buildBody, field }: Collection) => {
  const { call } = await context.admin();
  const { list, one } = resources[resource];
  const text = `Conformance ${Date.now()}`;
  await call('POST', list, { body: buildBody(text) });
  const created = (await fetchAll(call, list)).find((row) => row[field] === text);
  if (!created) throw new Deviation('the new record is not in the list');
  const url = one.replace('{id}', String(created['id']));
  context.onCleanUp(() => call('DELETE', url));
  const findRecord = async () => (await fetchAll(call, list)).find(({ id }) => id === created['id']);
  return { call, text, url, findRecord };
};

const crudChecks = (collection: Collection): Check[] => {
  const { name, resource, source, buildBody, field, invalid } = collection;
  const { list: path, one, update: updateMethod } = resources[resource];
  return [
    {
      name,
      rule: `${source}: Records can be created, listed, changed and deleted.`,
      guide: 'records-and-rights',
      run: async (context) => {
        const { call, text, url, findRecord } = await createRecord(context, collection);
        await call(updateMethod, url, { body: buildBody(`${text} changed`) });
        assertThat((await findRecord())?.[field] === `${text} changed`, 'the change is not in the list');
        if (collection.hasDetailRoute) await call('GET', url);
        await call('DELETE', url);
        assertThat((await findRecord()) === undefined, 'the deleted record is still in the list');
        await call(updateMethod, url, { body: buildBody(text), status: 404 });
      },
    },
    {
      name: `${name}: invalid input`,
      rule: `Spec 2 §5: Invalid input returns 400 with a message for \`${invalid[1]}\`.`,
      guide: 'errors-and-throttling',
      run: async (context) => {
        const { call } = await context.admin();
        await expectFieldError(call, path, ...invalid);
      },
    },
    {
      name: `${name}: rights`,
      rule: 'Decisions §1: Only staff and superusers can make changes; others get 403.',
      guide: 'records-and-rights',
      run: async (context) => {
        const { call } = await context.createSignedInUser();
        await call('POST', path, { body: buildBody('Not allowed'), status: 403 });
        await call('DELETE', one.replace('{id}', '1'), { status: 403 });
      },
    },
  ];
};

export const catalogueChecks: Check[] = [
  ...collections.flatMap(crudChecks),
  {
    name: 'unique code names',
    rule: 'Spec 2 §5: Code names are unique, ignoring case.',
    guide: 'errors-and-throttling',
    run: async (context) => {
      const { call, text } = await createRecord(context, catalogue);
      const service = buildService(text);
      const body = { ...service, name: 'Another', code_name: service.code_name.toUpperCase() };
      await expectFieldError(call, resources['dic-services'].list, body, 'code_name');
    },
  },
  {
    name: 'custom services',
    rule: 'Decisions §3: A service in the catalogue can be granted by its code name; an unknown key is rejected.',
    guide: 'records-and-rights',
    run: async (context) => {
      const user = await context.createSignedInUser();
      const { call, text } = await createRecord(context, catalogue);
      const { code_name } = buildService(text);
      const path = '/api/user/dic-services/';
      await call('POST', path, { body: { user: user.id, [code_name]: true } });
      const { dic_services_list: access } = await user.call('GET', path);
      assertThat((access as Json[])[0]?.[code_name] === true, 'the service is not enabled');
      const unknown = { user: user.id, [`${code_name}_unknown`]: true };
      await expectFieldError(call, path, unknown, `${code_name}_unknown`);
    },
  },
];
