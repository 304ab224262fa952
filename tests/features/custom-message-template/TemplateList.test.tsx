import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonResponse, openAsUser, type Interceptor, type SentCall } from '../../support/openAsUser';
import { backendForFile } from '../../support/backendForFile';

const backend = backendForFile();

const list = '/api/user/custom-message-template';
const mail = '/api/user/send-email/';
const open = async (intercept?: Interceptor) => {
  const portal = await openAsUser(backend, {
    account: 'direct',
    path: '/admin?tab=message+template',
    ...(intercept ? { intercept } : {}),
  });
  await screen.findByText('Custom Message Templates');
  return portal;
};
const cardOf = async (name: string) => {
  // Roles of a whole page are slow to compute.
  const heading = await screen.findByText(name, { selector: 'h3' });
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
const failing =
  (method: string, status: number, body: unknown): Interceptor =>
  (call) =>
    call.path.startsWith(list) && call.method === method ? jsonResponse(status, body) : undefined;
const writes = (sent: SentCall[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith(list));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('message templates', () => {
  it('are asked for by one plain call and shown with their fields and addresses', async () => {
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

  it('say where there is none', async () => {
    await open(failing('GET', 200, page()));
    expect(await screen.findByText('No templates found')).toBeVisible();
  });

  it('copy their address', async () => {
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
    await open(failing('GET', 200, page(aTemplate({ body, name: '<b>A</b>' }))));
    expect((await cardOf('<b>A</b>')).getByText(text)).toBeVisible();
  });

  it('are added, changed and deleted as forms, each told', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Template' }));
    const adding = await dialog();
    expect(adding.getByText('Template file must be in HTML format (.html)')).toBeVisible();
    fireEvent.change(adding.getByLabelText('Name'), { target: { value: ' Fresh ' } });
    fireEvent.change(adding.getByLabelText('Body'), { target: { value: '{"a": "text"}' } });
    const file = new File(['<h1>Hello</h1>'], 'hello.html', { type: 'text/html' });
    fireEvent.change(adding.getByLabelText('Template File'), { target: { files: [file] } });
    expect(await adding.findByText('hello.html')).toBeVisible();
    // jsdom cannot send the bytes, so the server is handed the text fields alone.
    await user.click(adding.getByRole('button', { name: 'Do not send this file' }));
    await user.click(adding.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Template added successfully')).toBeVisible();
    expect(writes(sent)).toEqual([
      { method: 'POST', path: list, body: { name: 'Fresh', body: '{"a": "text"}' } },
    ]);

    await user.click((await cardOf('Fresh')).getByText('Edit'));
    const editing = await dialog();
    expect(editing.getByLabelText('Body')).toHaveValue('{\n  "a": "text"\n}');
    fireEvent.change(editing.getByLabelText('Name'), { target: { value: 'Fresh Two' } });
    fireEvent.change(editing.getByLabelText('Body'), { target: { value: '' } });
    await user.click(editing.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Template updated successfully')).toBeVisible();
    expect(writes(sent)[1]).toMatchObject({ method: 'PATCH', body: { name: 'Fresh Two', body: '{}' } });

    await user.click((await cardOf('Fresh Two')).getByRole('button', { name: 'Delete' }));
    const asking = within(await screen.findByRole('alertdialog'));
    expect(asking.getByText(/"Fresh Two"/)).toBeVisible();
    await user.click(asking.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Fresh Two')).toBeNull());
    expect(writes(sent)[2]).toMatchObject({ method: 'DELETE' });
  });

  it('can lose their name', async () => {
    const { user, sent } = await open(failing('PATCH', 200, aTemplate({ name: '' })));
    await user.click((await cardOf('Maintenance window')).getByText('Edit'));
    const editing = await dialog();
    expect(editing.queryByText('Do not send this file')).toBeNull();
    fireEvent.change(editing.getByLabelText('Name'), { target: { value: '' } });
    await user.click(editing.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    // The file that the server has is not sent back to it.
    expect(writes(sent)[0]?.body).toEqual({ name: '', body: '{}' });
  });

  it('send a file that was chosen, and refuse what is no .html file', async () => {
    const { user, sent } = await open(failing('POST', 201, aTemplate()));
    await user.click(screen.getByRole('button', { name: 'Add Template' }));
    const adding = await dialog();
    const choose = (name: string) =>
      fireEvent.change(adding.getByLabelText('Template File'), {
        target: { files: [new File(['x'], name)] },
      });
    choose('page.pdf');
    expect(adding.getByLabelText('Template File')).toBeInvalid();
    expect(adding.queryByText('page.pdf')).toBeNull();
    choose('page.html');
    await user.click(adding.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    const body = writes(sent)[0]?.body as { template?: File } | undefined;
    expect(body?.template?.name).toBe('page.html');
  });

  it('name the line of a mistake in the fields, send nothing and lose nothing', async () => {
    const { user, sent } = await open();
    await user.click((await cardOf('Unnamed Template')).getByText('Edit'));
    const editing = await dialog();
    const wrong = '{\n  "a": 1,\n  b: 2\n}';
    fireEvent.change(editing.getByLabelText('Body'), { target: { value: wrong } });
    expect(editing.getByText(/^Line 3, column 3: /)).toBeVisible();
    await user.click(editing.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to save template. Please check the data format.')).toBeVisible();
    expect(editing.getByLabelText('Body')).toHaveValue(wrong);
    expect(editing.getByLabelText('Body')).toHaveFocus();
    expect(writes(sent)).toEqual([]);
  });
});

describe('the preview', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The template with its values filled in');

  it('fills the values in, in a frame that may do nothing, and marks what has none', async () => {
    const body = { first_name: 'Ada', due: '<img src=x onerror=alert(1)>' };
    const template = aTemplate({ body, template_url: 'http://files.test/a.html' });
    const { user } = await open((call) => {
      if (call.path === 'http://files.test/a.html')
        return new Response('<p>Dear {{first_name}}, {{due}} {{amount}}</p><script>alert(1)</script>');
      return failing('GET', 200, page(template))(call);
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

  it('is mailed to oneself', async () => {
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
  ])('a mail that is answered %s %j is told as such', async (status, body, message) => {
    const { user } = await open(({ path }) => (path === mail ? jsonResponse(status, body) : undefined));
    await user.click((await cardOf('Unnamed Template')).getByText('Preview'));
    await user.click(await screen.findByText('Send it to me'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says where the file cannot be had', async () => {
    const { user } = await open(({ path }) => (path.includes('/files/') ? jsonResponse(404, {}) : undefined));
    await user.click((await cardOf('Unnamed Template')).getByText('Preview'));
    expect(await screen.findByText('The template file could not be loaded.')).toBeVisible();
  });

  it('opens nothing but http(s) addresses', async () => {
    const template_url = 'data:text/html,<h1>Elsewhere</h1>';
    const { user, sent } = await open(failing('GET', 200, page(aTemplate({ template_url }))));
    await user.click((await cardOf('A')).getByText('Preview'));
    expect(await screen.findByText('The template file could not be loaded.')).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('Elsewhere'))).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it.each([
    [500, {}, 'Failed to fetch message templates'],
    [404, {}, 'Failed to fetch message templates'],
    [200, { hello: 'there' }, 'Invalid API response'],
    [200, 'x', 'Invalid API response'],
  ])('a list that answers %s %j is told: %s', async (status, body, message) => {
    const { user, setInterceptor } = await open(failing('GET', status, body));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Failed to fetch message templates')).toBeVisible();
    setInterceptor(failing('GET', 200, page(aTemplate())));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cardOf('A')).toBeDefined();
  });

  it('a refused save says why under the field and keeps what was typed', async () => {
    const { user } = await open(failing('PATCH', 400, { name: ['Too long.'] }));
    await user.click((await cardOf('Unnamed Template')).getByText('Edit'));
    const editing = await dialog();
    fireEvent.change(editing.getByLabelText('Name'), { target: { value: 'Typed' } });
    await user.click(editing.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to save template. Please check the data format.')).toBeVisible();
    expect(editing.getByText('Too long.')).toBeVisible();
    expect(editing.getByLabelText('Name')).toHaveValue('Typed');
  });

  it('a failed deletion is told', async () => {
    const { user } = await open(failing('DELETE', 500, {}));
    await user.click((await cardOf('Unnamed Template')).getByText('Delete'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete template')).toBeVisible();
  });
});
