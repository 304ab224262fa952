import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { pathsBelow, respondTo, writesTo, type Interceptor } from '../../support/stubFetch';
import { singlePage } from '../../support/singlePage';
import { setUpBackend } from '../../support/setUpBackend';
import { findCard } from '../../support/findCard';

const backend = setUpBackend();

const listPath = '/api/user/custom-message-template';
const sendEmailPath = '/api/user/send-email/';
const tab = { path: '/admin?tab=message+template', heading: 'Custom Message Templates' };
const openTemplates = (intercept?: Interceptor) =>
  openAsUser(backend, { account: 'direct', ...tab, intercept });
const buildTemplate = (overrides = {}) => ({
  id: 9,
  name: 'A',
  body: null,
  template_url: null,
  ...overrides,
});
const respond = (method: string, status: number, body: unknown) => respondTo(method, listPath, status, body);
const findDialog = async () => within(await screen.findByRole('dialog'));

describe('message templates', () => {
  it('are fetched by one request and shown with fields and copyable URLs', async () => {
    const { user, sent } = await openTemplates();
    expect((await findCard('Maintenance window')).getByText('No fields defined')).toBeVisible();
    const fields = (await findCard('Welcome to a service')).getByText(/"service": "PulseSHM"/);
    expect(fields.textContent).toBe(
      '{\n  "service": "PulseSHM",\n  "link": "https://pulsehub.test/dashboard"\n}',
    );
    const unnamed = await findCard('Unnamed Template');
    const url = unnamed.getByLabelText<HTMLInputElement>('Template URL');
    expect(url.value).toMatch(/^http.*\/files\/templates\/.*\.html$/);
    expect(url).toHaveAttribute('readonly');
    expect(pathsBelow(sent, listPath)).toEqual([listPath]);

    await user.click(unnamed.getByRole('button', { name: 'Copy URL' }));
    expect(await screen.findByText('Template URL copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/files\/templates\//);
  });

  it('are created, updated and deleted with a message', async () => {
    const { user, sent } = await openTemplates();
    await user.click(screen.getByRole('button', { name: 'Add Template' }));
    const addDialog = await findDialog();
    expect(addDialog.getByText('Template file must be in HTML format (.html)')).toBeVisible();
    expect(addDialog.getByText('· at most 200 kB')).toBeVisible();
    fireEvent.change(addDialog.getByLabelText('Name'), { target: { value: ' Fresh ' } });
    fireEvent.change(addDialog.getByLabelText('Body'), { target: { value: '{"a": "text"}' } });
    const choose = (name: string) =>
      fireEvent.change(addDialog.getByLabelText('Template File'), {
        target: { files: [new File(['x'], name)] },
      });
    choose('page.pdf');
    expect(addDialog.getByLabelText('Template File')).toBeInvalid();
    expect(addDialog.queryByText('page.pdf')).toBeNull();
    choose('hello.html');
    expect(await addDialog.findByText('hello.html')).toBeVisible();
    // happy-dom cannot send the bytes of the file, so only the text fields are sent.
    await user.click(addDialog.getByRole('button', { name: 'Remove This File' }));
    await user.click(addDialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Template added successfully')).toBeVisible();
    expect(writesTo(sent, listPath)).toEqual([
      { method: 'POST', path: listPath, body: { name: 'Fresh', body: '{"a": "text"}' } },
    ]);

    await user.click((await findCard('Fresh')).getByText('Edit'));
    const editDialog = await findDialog();
    expect(editDialog.getByLabelText('Body')).toHaveValue('{\n  "a": "text"\n}');
    fireEvent.change(editDialog.getByLabelText('Name'), { target: { value: 'Fresh Two' } });
    fireEvent.change(editDialog.getByLabelText('Body'), { target: { value: '' } });
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Template updated successfully')).toBeVisible();
    expect(writesTo(sent, listPath)[1]).toMatchObject({
      method: 'PATCH',
      body: { name: 'Fresh Two', body: '{}' },
    });

    await user.click((await findCard('Fresh Two')).getByRole('button', { name: 'Delete' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(confirmation.getByText(/"Fresh Two"/)).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Fresh Two')).toBeNull());
    expect(writesTo(sent, listPath)[2]).toMatchObject({ method: 'DELETE' });
  });

  it('report the line of a syntax error and keep the text', async () => {
    const { user, sent } = await openTemplates();
    await user.click((await findCard('Unnamed Template')).getByText('Edit'));
    const editDialog = await findDialog();
    const invalidJson = '{\n  "a": 1,\n  b: 2\n}';
    fireEvent.change(editDialog.getByLabelText('Body'), { target: { value: invalidJson } });
    expect(editDialog.getByText(/^Line 3, column 3: /)).toBeVisible();
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to save template. Please check the data format.')).toBeVisible();
    expect(editDialog.getByLabelText('Body')).toHaveValue(invalidJson);
    expect(editDialog.getByLabelText('Body')).toHaveFocus();
    expect(writesTo(sent, listPath)).toEqual([]);
  });
});

describe('template preview', () => {
  it('is emailed to the user or reports the error', async () => {
    const { user, sent, userId } = await openTemplates(
      respondTo('POST', sendEmailPath, 400, { detail: 'No such user.' }),
    );
    await user.click((await findCard('Unnamed Template')).getByText('Preview'));
    await user.click(await screen.findByText('Send Me a Test'));
    expect(await screen.findByText('No such user.')).toBeVisible();
    expect(writesTo(sent, sendEmailPath)[0]?.body).toMatchObject({ user_ids: String(userId), template: '3' });
  });

  it('opens only http(s) URLs', async () => {
    const template_url = 'data:text/html,<h1>Elsewhere</h1>';
    const { user, sent } = await openTemplates(
      respond('GET', 200, singlePage(buildTemplate({ template_url }))),
    );
    await user.click((await findCard('A')).getByText('Preview'));
    expect(await screen.findByText('The template file could not be loaded.')).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('Elsewhere'))).toEqual([]);
  });
});

it('says that there are no templates', async () => {
  await openTemplates(respond('GET', 200, singlePage()));
  expect(await screen.findByText('No templates found')).toBeVisible();
});
