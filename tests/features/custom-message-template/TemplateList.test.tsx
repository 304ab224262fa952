import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

const list = '/api/user/custom-message-template';
const mail = '/api/user/send-email/';
const open = async (intercept?: Interceptor) => {
  const portal = await openAsUser(backend, {
    account: 'direct',
    path: '/admin?tab=message+template',
    intercept,
  });
  await screen.findByText('Custom Message Templates');
  return portal;
};
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const card = heading.closest('li');
  if (!card) throw new Error(`No card of ${name}.`);
  return within(card);
};
const page = (...results: object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  page_size: 20,
  currentPage: 1,
  results,
});
const aTemplate = (change: object = {}) => ({ id: 9, name: 'A', body: null, template_url: null, ...change });
const mockResponse =
  (method: string, status: number, body: unknown): Interceptor =>
  (call) =>
    call.path.startsWith(list) && call.method === method ? jsonResponse(status, body) : undefined;
const writes = (sent: SentCall[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith(list));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('message templates', () => {
  it('are fetched in one call without a query, and shown with their fields and URLs', async () => {
    const { sent } = await open();
    expect((await cardOf('Maintenance window')).getByText('No fields defined')).toBeVisible();
    const fields = (await cardOf('Welcome to a service')).getByText(/"service": "PulseSHM"/);
    expect(fields.textContent).toBe(
      '{\n  "service": "PulseSHM",\n  "link": "https://pulsehub.test/dashboard"\n}',
    );
    const unnamed = await cardOf('Unnamed Template');
    const url = unnamed.getByLabelText<HTMLInputElement>('Template URL');
    expect(url.value).toMatch(/^http.*\/files\/templates\/.*\.html$/);
    expect(url).toHaveAttribute('readonly');
    expect(sent.filter(({ path }) => path.startsWith(list)).map(({ path }) => path)).toEqual([list]);
  });

  it('show a message when there are none', async () => {
    await open(mockResponse('GET', 200, page()));
    expect(await screen.findByText('No templates found')).toBeVisible();
  });

  it('have a button that copies their URL', async () => {
    const { user } = await open();
    await user.click((await cardOf('Unnamed Template')).getByRole('button', { name: 'Copy URL' }));
    expect(await screen.findByText('Template URL copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/files\/templates\//);
  });

  it.each([
    [{ a: [1, { b: true }] }, /"b": true/],
    ['{"a":"<script>alert(1)</script>"}', /<script>alert\(1\)<\/script>/],
    ['not json', /^not json$/],
  ])('show the fields %j as text', async (body, text) => {
    await open(mockResponse('GET', 200, page(aTemplate({ body, name: '<b>A</b>' }))));
    expect((await cardOf('<b>A</b>')).getByText(text)).toBeVisible();
  });

  it('are added, changed and deleted as forms, each with a message', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Template' }));
    const addDialog = await dialog();
    expect(addDialog.getByText('Template file must be in HTML format (.html)')).toBeVisible();
    fireEvent.change(addDialog.getByLabelText('Name'), { target: { value: ' Fresh ' } });
    fireEvent.change(addDialog.getByLabelText('Body'), { target: { value: '{"a": "text"}' } });
    const file = new File(['<h1>Hello</h1>'], 'hello.html', { type: 'text/html' });
    fireEvent.change(addDialog.getByLabelText('Template File'), { target: { files: [file] } });
    expect(await addDialog.findByText('hello.html')).toBeVisible();
    // jsdom cannot send the bytes of the file, so only the text fields are sent.
    await user.click(addDialog.getByRole('button', { name: 'Remove this file' }));
    await user.click(addDialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Template added successfully')).toBeVisible();
    expect(writes(sent)).toEqual([
      { method: 'POST', path: list, body: { name: 'Fresh', body: '{"a": "text"}' } },
    ]);

    await user.click((await cardOf('Fresh')).getByText('Edit'));
    const editDialog = await dialog();
    expect(editDialog.getByLabelText('Body')).toHaveValue('{\n  "a": "text"\n}');
    fireEvent.change(editDialog.getByLabelText('Name'), { target: { value: 'Fresh Two' } });
    fireEvent.change(editDialog.getByLabelText('Body'), { target: { value: '' } });
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Template updated successfully')).toBeVisible();
    expect(writes(sent)[1]).toMatchObject({ method: 'PATCH', body: { name: 'Fresh Two', body: '{}' } });

    await user.click((await cardOf('Fresh Two')).getByRole('button', { name: 'Delete' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(confirmation.getByText(/"Fresh Two"/)).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Fresh Two')).toBeNull());
    expect(writes(sent)[2]).toMatchObject({ method: 'DELETE' });
  });

  it('can have their name cleared', async () => {
    const { user, sent } = await open(mockResponse('PATCH', 200, aTemplate({ name: '' })));
    await user.click((await cardOf('Maintenance window')).getByText('Edit'));
    const editDialog = await dialog();
    expect(editDialog.queryByText('Remove this file')).toBeNull();
    fireEvent.change(editDialog.getByLabelText('Name'), { target: { value: '' } });
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    // The stored file is not sent back to the server.
    expect(writes(sent)[0]?.body).toEqual({ name: '', body: '{}' });
  });

  it('send the chosen file, and reject one that is not .html', async () => {
    const { user, sent } = await open(mockResponse('POST', 201, aTemplate()));
    await user.click(screen.getByRole('button', { name: 'Add Template' }));
    const addDialog = await dialog();
    const choose = (name: string) =>
      fireEvent.change(addDialog.getByLabelText('Template File'), {
        target: { files: [new File(['x'], name)] },
      });
    choose('page.pdf');
    expect(addDialog.getByLabelText('Template File')).toBeInvalid();
    expect(addDialog.queryByText('page.pdf')).toBeNull();
    choose('page.html');
    await user.click(addDialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    const body = writes(sent)[0]?.body as { template?: File } | undefined;
    expect(body?.template?.name).toBe('page.html');
  });

  it('report the line of a syntax error in the fields, send nothing and keep the text', async () => {
    const { user, sent } = await open();
    await user.click((await cardOf('Unnamed Template')).getByText('Edit'));
    const editDialog = await dialog();
    const wrong = '{\n  "a": 1,\n  b: 2\n}';
    fireEvent.change(editDialog.getByLabelText('Body'), { target: { value: wrong } });
    expect(editDialog.getByText(/^Line 3, column 3: /)).toBeVisible();
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to save template. Please check the data format.')).toBeVisible();
    expect(editDialog.getByLabelText('Body')).toHaveValue(wrong);
    expect(editDialog.getByLabelText('Body')).toHaveFocus();
    expect(writes(sent)).toEqual([]);
  });
});

describe('the preview', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The template with its values filled in');

  it('fills in the values in a fully sandboxed frame, and marks variables without one', async () => {
    const body = { first_name: 'Ada', due: '<img src=x onerror=alert(1)>' };
    const template = aTemplate({ body, template_url: 'http://files.test/a.html' });
    const { user } = await open((call) => {
      if (call.path === 'http://files.test/a.html')
        return new Response('<p>Dear {{first_name}}, {{due}} {{amount}}</p><script>alert(1)</script>');
      return mockResponse('GET', 200, page(template))(call);
    });
    await user.click((await cardOf('A')).getByText('Preview'));
    expect(await screen.findByText('Without a value: {{amount}}')).toBeVisible();
    expect(frame()).toHaveAttribute('sandbox', '');
    const { srcdoc } = frame();
    expect(srcdoc).toContain("default-src 'none'");
    expect(srcdoc).toContain('Dear Ada, &lt;img src=x onerror=alert(1)&gt; <mark>{{amount}}</mark>');
    fireEvent.change(screen.getByLabelText('amount'), { target: { value: '12 €' } });
    expect(frame().srcdoc).toContain('12 €</p>');
    expect(screen.queryByText(/^Without a value/)).toBeNull();
  });

  it('can be mailed to oneself', async () => {
    const { user, sent, userId } = await open();
    await user.click((await cardOf('Unnamed Template')).getByText('Preview'));
    await user.click(await screen.findByText('Send it to me'));
    expect(await screen.findByText('The template was sent to direct@pulsehub.test')).toBeVisible();
    expect(sent.find(({ path }) => path === mail)?.body).toMatchObject({
      user_ids: String(userId),
      template: '3',
      subject: 'Template: Unnamed Template',
    });
  });

  it.each([
    [400, { detail: 'No such user.' }, 'No such user.'],
    [500, {}, 'Failed to send emails'],
  ])('shows the error of a mail answered with %s %j', async (status, body, message) => {
    const { user } = await open(({ path }) => (path === mail ? jsonResponse(status, body) : undefined));
    await user.click((await cardOf('Unnamed Template')).getByText('Preview'));
    await user.click(await screen.findByText('Send it to me'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows an error when the file cannot be loaded', async () => {
    const { user } = await open(({ path }) => (path.includes('/files/') ? jsonResponse(404, {}) : undefined));
    await user.click((await cardOf('Unnamed Template')).getByText('Preview'));
    expect(await screen.findByText('The template file could not be loaded.')).toBeVisible();
  });

  it('opens only http(s) addresses', async () => {
    const template_url = 'data:text/html,<h1>Elsewhere</h1>';
    const { user, sent } = await open(mockResponse('GET', 200, page(aTemplate({ template_url }))));
    await user.click((await cardOf('A')).getByText('Preview'));
    expect(await screen.findByText('The template file could not be loaded.')).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('Elsewhere'))).toEqual([]);
  });
});

describe('the template list', () => {
  it.each([
    [500, {}, 'Failed to fetch message templates'],
    [404, {}, 'Failed to fetch message templates'],
    [200, { hello: 'there' }, 'Invalid API response'],
    [200, 'x', 'Invalid API response'],
  ])('reports a response of %s %j: %s', async (status, body, message) => {
    const { user, setInterceptor } = await open(mockResponse('GET', status, body));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Failed to fetch message templates')).toBeVisible();
    setInterceptor(mockResponse('GET', 200, page(aTemplate())));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cardOf('A')).toBeDefined();
  });

  it('shows why a save was rejected under the field, and keeps what was typed', async () => {
    const { user } = await open(mockResponse('PATCH', 400, { name: ['Too long.'] }));
    await user.click((await cardOf('Unnamed Template')).getByText('Edit'));
    const editDialog = await dialog();
    fireEvent.change(editDialog.getByLabelText('Name'), { target: { value: 'Typed' } });
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to save template. Please check the data format.')).toBeVisible();
    expect(editDialog.getByText('Too long.')).toBeVisible();
    expect(editDialog.getByLabelText('Name')).toHaveValue('Typed');
  });

  it('reports a failed deletion', async () => {
    const { user } = await open(mockResponse('DELETE', 500, {}));
    await user.click((await cardOf('Unnamed Template')).getByText('Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete template')).toBeVisible();
  });
});
