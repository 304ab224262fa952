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
  (change: object = {}, others: Interceptor = () => undefined): Interceptor =>
  (call, init) =>
    respondTo('GET', `${catalogue}77/`, 200, buildService(change))(call) ?? others(call, init);

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const group = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.findByRole('button', { name });
const inGroup = (name: string, label: string) => group(name).getByLabelText<HTMLInputElement>(label);
const selectedTab = () => screen.findByRole('tab', { name: 'DIC Services', selected: true });

describe('Create New DIC Service', () => {
  it('sends what was typed, shows a message, and returns to the services', async () => {
    const { user, sent, currentPath } = await openCatalogue(backend, undefined, addPath);
    expect(screen.getByRole('heading', { name: 'Create New DIC Service', level: 1 })).toBeVisible();
    expect(screen.queryByText('Delete Service')).toBeNull();
    await fill(/^Service Name/, ' Field Notes ');
    await fill(/^Code Name/, 'field_notes');
    await fill('Description', 'Notes from sites');
    fireEvent.change(inGroup('Production', 'Frontend URL'), { target: { value: 'https://notes.test' } });
    fireEvent.change(inGroup('Demo', 'Backend URL'), { target: { value: 'http://demo.test' } });
    const others = group('Additional Backend URLs');
    await user.click(others.getByRole('button', { name: 'Add URL' }));
    const rows = others.getAllByRole('textbox');
    fireEvent.change(rows[1] as HTMLElement, { target: { value: ' https://two.test ' } });
    await user.click(await button('Create Service'));
    expect(await screen.findByText('Service created')).toBeVisible();
    expect(await selectedTab()).toBeVisible();
    expect(currentPath()).toBe('/admin');
    const typed = {
      name: 'Field Notes',
      code_name: 'field_notes',
      description: 'Notes from sites',
      demo_backend_url: 'http://demo.test',
      prod_frontend_url: 'https://notes.test',
      other_backend_urls: '["https://two.test"]',
    };
    expect(writesTo(sent, catalogue)).toMatchObject([{ method: 'POST', body: typed }]);
    expect(await screen.findByText('Field Notes')).toBeVisible();
  });

  it('rejects an icon that is not an image, or larger than 10MB, and keeps the previous one', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    await openCatalogue(backend, undefined, addPath);
    const choose = async (name: string, type: string, size = 1) => {
      const files = [new File([new Uint8Array(size)], name, { type })];
      fireEvent.change(await field('Service Icon'), { target: { files } });
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

  it('shows an error without code name or URL, in place and in a summary that leads there, and sends nothing', async () => {
    const { user, sent } = await openCatalogue(backend, undefined, addPath);
    await fill(/^Service Name/, 'A');
    await fill(/^Code Name/, '  ');
    const url = inGroup('Production', 'Frontend URL');
    fireEvent.change(url, { target: { value: 'https://a' } });
    await user.click(await button('Create Service'));
    expect(await screen.findByText('Name and code name are required.')).toBeVisible();

    await fill(/^Code Name/, 'a');
    fireEvent.change(url, { target: { value: 'ftp://a' } });
    await user.click(await button('Create Service'));
    const link = await screen.findByText('Development: Backend URL');
    expect(link.closest('[role=alert]')).toHaveTextContent('Please check 1 field:');
    await waitFor(() => expect(link.closest('[role=alert]')).toHaveFocus());
    await user.click(link);
    const first = inGroup('Development', 'Backend URL');
    expect(first).toHaveFocus();
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('At least one valid URL is required.');
    expect(writesTo(sent, catalogue)).toEqual([]);
    const other = group('Additional Frontend URLs').getByRole('textbox');
    fireEvent.change(other, { target: { value: 'https://a.test' } });
    await waitFor(() => expect(first).toBeValid());
    expect(link).not.toBeInTheDocument();
  });
});

describe('Edit DIC Service', () => {
  it('shows the stored values, additional URLs included, and sends all by PUT', async () => {
    const held = {
      other_backend_urls: '["https://one.test", "", "https://two.test"]',
      icon: 'a.png',
      icon_url: '/a.png',
    };
    const put = respond('PUT', 200, buildService());
    const { user, sent, currentPath } = await openCatalogue(backend, withService(held, put), editPath);
    expect(await field(/^Service Name/)).toHaveValue('Archive');
    expect(screen.getByRole('heading', { name: 'Edit DIC Service', level: 1 })).toBeVisible();
    const rows = group('Additional Backend URLs').getAllByRole<HTMLInputElement>('textbox');
    expect(rows.map(({ value }) => value)).toEqual(['https://one.test', 'https://two.test']);
    await fill('Description', '');
    await user.click(await button('Update Service'));
    expect(await screen.findByText('Service updated')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/admin'));
    const { id: _id, link: _link, icon_url: _url, ...fields } = buildService(held);
    expect(writesTo(sent, catalogue)).toEqual([
      {
        method: 'PUT',
        path: `${catalogue}77/`,
        body: { ...fields, description: '', other_backend_urls: '["https://one.test","https://two.test"]' },
      },
    ]);
  });

  it('deletes after the specified confirmation, and returns to the services', async () => {
    const { user, sent, currentPath, setInterceptor } = await openCatalogue(
      backend,
      withService({ name: 'Arch "<b>ive</b>"' }, respond('DELETE', 500, {})),
      editPath,
    );
    await user.click(await button('Delete Service'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete service. Please try again.')).toBeVisible();
    setInterceptor(withService({}, respond('DELETE', 200, {})));
    const question = 'Are you sure you want to delete "Arch "<b>ive</b>""? This action cannot be undone.';
    expect(confirmation.getByText(question)).toBeVisible();
    await user.click(await confirmation.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Service deleted successfully!')).toBeVisible();
    expect(await selectedTab()).toBeVisible();
    expect(currentPath()).toBe('/admin');
    const deletion = { method: 'DELETE', path: `${catalogue}77/` };
    expect(writesTo(sent, catalogue)).toMatchObject([deletion, deletion]);
  });

  it('sends that an icon was removed, and shows a service as gone once a save fails with 404', async () => {
    const held = withService({ icon: 'a.png', icon_url: '/a.png' });
    const { user, sent, setInterceptor } = await openCatalogue(backend, held, editPath);
    expect(await screen.findByAltText('Current icon')).toBeVisible();
    await user.click(await button('Remove icon'));
    expect(screen.getByText('No icon')).toBeVisible();
    setInterceptor((call) => respond('PUT', 404, {})(call) ?? respond('GET', 404, {})(call));
    await user.click(await button('Update Service'));
    await waitFor(() => expect(writesTo(sent, catalogue)).toMatchObject([{ body: { icon: '' } }]));
    expect(await screen.findByText('Save failed')).toBeVisible();
    expect(await screen.findByText(/^It was deleted or/)).toBeVisible();
    expect(screen.queryByText('Update Service')).toBeNull();
  });
});

describe('the service form', () => {
  it('says that a service could not be loaded, and has nothing to delete', async () => {
    const { user } = await openCatalogue(backend, respond('GET', 200, { name: 'no id' }), editPath);
    expect(await screen.findByText('Failed to fetch DIC service')).toBeVisible();
    await user.click(await button('Delete Service'));
    expect(await screen.findByText('No service to delete.')).toBeVisible();
  });

  it('shows why a save failed, each sentence of a field separately, and keeps what was typed', async () => {
    const { user, setInterceptor } = await openCatalogue(backend, withService(), editPath);
    await fill('Description', 'Typed');
    const update = await button('Update Service');
    for (const [status, body, messages] of [
      [
        400,
        { code_name: ['Taken.', 'Too long.'], icon: 'No image.' },
        ['CODE_NAME: Taken.', 'CODE_NAME: Too long.', 'ICON: No image.'],
      ],
      [400, { non_field_errors: ['At least one.'] }, ['NON_FIELD_ERRORS: At least one.']],
      [409, { detail: 'Changed meanwhile.' }, ['Save failed', 'Changed meanwhile.']],
      [200, 'x', ['Failed to update DIC service']],
    ] as const) {
      setInterceptor(respond('PUT', status, body));
      await user.click(update);
      for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
      for (const close of screen.getAllByLabelText('Close message')) fireEvent.click(close);
      await waitFor(() => expect(screen.queryByText(messages[0])).toBeNull());
      expect(await field('Description')).toHaveValue('Typed');
    }
  });
});
