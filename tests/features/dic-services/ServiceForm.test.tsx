import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { respondTo, writesTo, type Interceptor } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';
import { buildService, catalogue, openCatalogue } from './openCatalogue';

const backend = setUpBackend();

const addPath = '/admin/dic-services/add';
const editPath = '/admin/dic-services/edit/77';
const respond = (method: string, status: number, body: unknown) => respondTo(method, catalogue, status, body);
const withService =
  (overrides: object = {}, fallback: Interceptor = () => undefined): Interceptor =>
  (call, init) =>
    respondTo('GET', `${catalogue}77/`, 200, buildService(overrides))(call) ?? fallback(call, init);

const findField = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: string | RegExp, value: string) =>
  fireEvent.change(await findField(name), { target: { value } });
const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const findButton = (name: string) => screen.findByRole('button', { name });
const getGroupField = (name: string, label: string) => getGroup(name).getByLabelText<HTMLInputElement>(label);
const findSelectedTab = () => screen.findByRole('tab', { name: 'DIC Services', selected: true });

describe('Create New DIC Service', () => {
  it('sends the form, shows a message and returns to the services', async () => {
    const { user, sent, currentPath, setInterceptor } = await openCatalogue(
      backend,
      respond('POST', 200, { success: false }),
      addPath,
    );
    expect(screen.getByRole('heading', { name: 'Create New DIC Service', level: 1 })).toBeVisible();
    expect(screen.queryByText('Delete Service')).toBeNull();
    await fill(/^Service Name/, ' Field Notes ');
    await fill(/^Code Name/, 'field_notes');
    await fill('Description', 'Notes from sites');
    fireEvent.change(getGroupField('Production', 'Frontend URL'), {
      target: { value: 'https://notes.test' },
    });
    fireEvent.change(getGroupField('Demo', 'Backend URL'), { target: { value: 'http://demo.test' } });
    const urlGroup = getGroup('Additional Backend URLs');
    await user.click(urlGroup.getByRole('button', { name: 'Add URL' }));
    const rows = urlGroup.getAllByRole('textbox');
    fireEvent.change(rows[1] as HTMLElement, { target: { value: ' https://two.test ' } });
    await user.click(await findButton('Create Service'));
    expect(await screen.findByText('Save failed')).toBeVisible();
    setInterceptor(() => undefined);
    await user.click(await findButton('Create Service'));
    expect(await screen.findByText('Service created')).toBeVisible();
    expect(await findSelectedTab()).toBeVisible();
    expect(currentPath()).toBe('/admin');
    const expectedBody = {
      name: 'Field Notes',
      code_name: 'field_notes',
      description: 'Notes from sites',
      demo_backend_url: 'http://demo.test',
      prod_frontend_url: 'https://notes.test',
      other_backend_urls: '["https://two.test"]',
    };
    const write = { method: 'POST', body: expectedBody };
    expect(writesTo(sent, catalogue)).toMatchObject([write, write]);
    expect(await screen.findByText('Field Notes')).toBeVisible();
  });

  it('rejects other files and images above 10MB, keeping the previous icon', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    await openCatalogue(backend, undefined, addPath);
    const choose = async (name: string, type: string, size = 1) => {
      const files = [new File([new Uint8Array(size)], name, { type })];
      fireEvent.change(await findField('Service Icon'), { target: { files } });
    };
    await choose('a.png', 'text/plain');
    expect(await screen.findByText('The icon must be an image.')).toBeVisible();
    await choose('a.png', 'image/png', 10 * 1024 * 1024 + 1);
    expect(await screen.findByText('The icon is larger than 10MB.')).toBeVisible();
    expect(screen.getByText('No icon')).toBeVisible();
    await choose('fine.png', 'image/png');
    expect(await screen.findByText('fine.png')).toBeVisible();
    await choose('broken.png', 'image/png');
    expect(await screen.findByText('broken.png')).toBeVisible();
    fireEvent.error(screen.getByAltText('Preview of the new icon'));
    expect(await screen.findByText('The icon must be an image.')).toBeVisible();
    expect(screen.getByText('fine.png')).toBeVisible();
  });

  it('requires a code name and URL, with errors linked from a summary', async () => {
    const { user, sent } = await openCatalogue(backend, undefined, addPath);
    await fill(/^Service Name/, 'A');
    await fill(/^Code Name/, '  ');
    const url = getGroupField('Production', 'Frontend URL');
    fireEvent.change(url, { target: { value: 'https://a' } });
    await user.click(await findButton('Create Service'));
    expect(await screen.findByText('Name and code name are required.')).toBeVisible();

    await fill(/^Code Name/, 'a');
    fireEvent.change(url, { target: { value: 'ftp://a' } });
    await user.click(await findButton('Create Service'));
    const link = await screen.findByText('Development: Backend URL');
    expect(link.closest('[role=alert]')).toHaveTextContent('Please check 1 field:');
    await waitFor(() => expect(link.closest('[role=alert]')).toHaveFocus());
    await user.click(link);
    const first = getGroupField('Development', 'Backend URL');
    expect(first).toHaveFocus();
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('At least one valid URL is required.');
    expect(writesTo(sent, catalogue)).toEqual([]);
    const other = getGroup('Additional Frontend URLs').getByRole('textbox');
    fireEvent.change(other, { target: { value: 'https://a.test' } });
    await waitFor(() => expect(first).toBeValid());
    expect(link).not.toBeInTheDocument();
  });
});

describe('Edit DIC Service', () => {
  it('shows the stored values with additional URLs and sends them by PUT', async () => {
    const storedFields = {
      other_backend_urls: '["https://one.test", "", "https://two.test"]',
      icon: 'a.png',
      icon_url: '/a.png',
    };
    const put = respond('PUT', 200, buildService());
    const { user, sent, currentPath } = await openCatalogue(
      backend,
      withService(storedFields, put),
      editPath,
    );
    expect(await findField(/^Service Name/)).toHaveValue('Archive');
    expect(screen.getByRole('heading', { name: 'Edit DIC Service', level: 1 })).toBeVisible();
    const rows = getGroup('Additional Backend URLs').getAllByRole<HTMLInputElement>('textbox');
    expect(rows.map(({ value }) => value)).toEqual(['https://one.test', 'https://two.test']);
    await fill('Description', '');
    await user.click(await findButton('Update Service'));
    expect(await screen.findByText('Service updated')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/admin'));
    const { id: _id, link: _link, icon_url: _url, ...fields } = buildService(storedFields);
    expect(writesTo(sent, catalogue)).toEqual([
      {
        method: 'PUT',
        path: `${catalogue}77/`,
        body: { ...fields, description: '', other_backend_urls: '["https://one.test","https://two.test"]' },
      },
    ]);
  });

  it('deletes after confirmation and returns to the services', async () => {
    const service = withService({ name: 'Arch "<b>ive</b>"' }, respond('DELETE', 200, {}));
    const { user, sent, currentPath } = await openCatalogue(backend, service, editPath);
    await user.click(await findButton('Delete Service'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    const question = 'Are you sure you want to delete "Arch "<b>ive</b>""? This action cannot be undone.';
    expect(confirmation.getByText(question)).toBeVisible();
    await user.click(await confirmation.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Service deleted successfully!')).toBeVisible();
    expect(await findSelectedTab()).toBeVisible();
    expect(currentPath()).toBe('/admin');
    expect(writesTo(sent, catalogue)).toMatchObject([{ method: 'DELETE', path: `${catalogue}77/` }]);
  });

  it('sends a removed icon and reports a deleted service after a 404', async () => {
    const storedFields = withService({ icon: 'a.png', icon_url: '/a.png' });
    const { user, sent, setInterceptor } = await openCatalogue(backend, storedFields, editPath);
    expect(await screen.findByAltText('Current icon')).toBeVisible();
    await user.click(await findButton('Remove Icon'));
    expect(screen.getByText('No icon')).toBeVisible();
    setInterceptor((call) => respond('PUT', 404, {})(call) ?? respond('GET', 404, {})(call));
    await user.click(await findButton('Update Service'));
    await waitFor(() => expect(writesTo(sent, catalogue)).toMatchObject([{ body: { icon: '' } }]));
    expect(await screen.findByText('Save failed')).toBeVisible();
    expect(await screen.findByText(/^It was deleted or/)).toBeVisible();
    expect(screen.queryByText('Update Service')).toBeNull();
  });
});

describe('service form', () => {
  it('reports a service that could not be loaded, without Delete', async () => {
    const { user } = await openCatalogue(backend, respond('GET', 200, { name: 'no id' }), editPath);
    expect(await screen.findByText('Failed to fetch DIC service')).toBeVisible();
    await user.click(await findButton('Delete Service'));
    expect(await screen.findByText('No service to delete.')).toBeVisible();
  });

  it('shows each error of a failed save and keeps the input', async () => {
    const { user, setInterceptor } = await openCatalogue(backend, withService(), editPath);
    await fill('Description', 'Typed');
    const update = await findButton('Update Service');
    for (const [status, body, messages] of [
      [
        400,
        { code_name: ['Taken.', 'Too long.'], icon: 'No image.' },
        ['CODE_NAME: Taken.', 'CODE_NAME: Too long.', 'ICON: No image.'],
      ],
      [400, { non_field_errors: ['At least one.'] }, ['NON_FIELD_ERRORS: At least one.']],
      [200, { success: false }, ['Failed to update DIC service']],
      [403, { detail: 'In use.', code_name: ['In use.'] }, ['CODE_NAME: In use.', 'In use.']],
    ] as const) {
      setInterceptor(respond('PUT', status, body));
      await user.click(update);
      for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
      for (const close of screen.getAllByLabelText('Close message')) fireEvent.click(close);
      await waitFor(() => expect(screen.queryByText(messages[0])).toBeNull());
      expect(await findField('Description')).toHaveValue('Typed');
    }
  });
});
