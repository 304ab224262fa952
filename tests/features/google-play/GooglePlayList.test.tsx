import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, writesTo, type Interceptor } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';
import { findCard } from '../../support/findCard';

const backend = setUpBackend();

const path = '/admin?tab=google+play';
const list = '/api/google-play/';
const open = async (intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account: 'direct', path, intercept });
  await screen.findByRole('heading', { name: 'Google Play URL Settings' });
  return portal;
};
const cards = () => screen.findAllByRole('listitem');
const findVersionCard = (version: string) => findCard(`Version ${version}`);
const respond = (method: string, status: number, body: unknown) => respondTo(method, list, status, body);
const buildLink = (change: object) => ({
  id: 9,
  url: 'https://a.test',
  version: '1',
  must_update: false,
  ...change,
});

describe('Google Play URLs', () => {
  it('are fetched in one call without a query, and shown with application, version, badge and link', async () => {
    const { sent } = await open();
    expect(await cards()).toHaveLength(4);
    expect(sent.filter(({ path: to }) => to.startsWith(list)).map(({ path: to }) => to)).toEqual([list]);
    expect((await findVersionCard('2.4.0')).getByText('Must Update')).toBeVisible();
    expect((await findVersionCard('5.1.2')).getByText('Optional')).toBeVisible();
    expect((await findVersionCard('2.4.0')).getByRole('heading')).toHaveTextContent('test.pulsehub.field');
    const link = (await findVersionCard('2.4.0')).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=test.pulsehub.field');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('are added, changed and deleted, each with a message', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^URL/), ' https://play.google.com/x ');
    await user.type(dialog.getByLabelText(/^Version/), '7.7.7');
    await user.click(dialog.getByLabelText('Must Update'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Google Play URL added successfully')).toBeVisible();
    const added = { url: 'https://play.google.com/x', version: '7.7.7', must_update: true };
    expect(writesTo(sent, list)).toEqual([{ method: 'POST', path: list, body: added }]);

    await user.click(
      (await findVersionCard('7.7.7')).getByRole('button', { name: 'Actions for version 7.7.7' }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const editing = within(await screen.findByRole('dialog'));
    await user.click(editing.getByLabelText('Must Update'));
    await user.click(editing.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Google Play URL updated successfully')).toBeVisible();
    expect(writesTo(sent, list)[1]).toMatchObject({ method: 'PUT', body: { ...added, must_update: false } });

    await user.click(
      (await findVersionCard('7.7.7')).getByRole('button', { name: 'Actions for version 7.7.7' }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Google Play URL deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Version 7.7.7')).toBeNull());
    expect(writesTo(sent, list)[2]).toMatchObject({
      method: 'DELETE',
      path: expect.stringMatching(/\/\d+\/$/) as unknown,
    });
  });

  it('are marked text, never a link, where they are not http, and shown with hardly any data', async () => {
    const urls = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '/relative',
      '<b>bold</b>',
    ];
    const links = urls.map((url, id) => buildLink({ id, url, version: `<i>${id}</i>` }));
    const bare = [{ id: 8 }, buildLink({ url: null, version: 3, must_update: 'no' })];
    await open(respond('GET', 200, [...links, ...bare]));
    expect(await cards()).toHaveLength(6);
    for (const [index, url] of urls.entries()) {
      const card = await findVersionCard(`<i>${index}</i>`);
      expect(card.getByText(url)).toBeVisible();
      expect(card.getByText('not HTTP')).toBeVisible();
    }
    expect(screen.getByRole('tabpanel', { name: /^Google/ }).querySelector('li a')).toBeNull();
    expect((await findVersionCard('3')).getByText('Optional')).toBeVisible();
  });
});

describe('the list of Google Play URLs', () => {
  it('shows its own message and the access-denied screen after a 403', async () => {
    const { currentPath } = await openAsUser(backend, {
      account: 'direct',
      path,
      intercept: respond('GET', 403, { detail: 'You do not have permission to perform this action.' }),
    });
    expect(await screen.findByText('Failed to fetch Google Play URLs')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(currentPath()).toBe('/admin');
  });

  it('requires URL and version, and keeps what was typed in a save that fails, with the reason of a 4xx alone', async () => {
    const { user, sent, setInterceptor } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
    const dialog = within(await screen.findByRole('dialog'));
    const add = () => user.click(dialog.getByRole('button', { name: 'Add' }));
    await add();
    expect(dialog.getByText('URL is required.')).toBeVisible();
    expect(dialog.getByText('Version is required.')).toBeVisible();
    expect(writesTo(sent, list)).toEqual([]);
    await user.type(dialog.getByLabelText(/^URL/), 'https://a.test');
    await user.type(dialog.getByLabelText(/^Version/), '1');
    setInterceptor(respond('POST', 500, { url: ['Traceback'] }));
    await add();
    expect(await screen.findByText('Failed to save Google Play URL')).toBeVisible();
    expect(dialog.queryByText('Traceback')).toBeNull();
    setInterceptor(respond('POST', 400, { url: ['Enter a valid URL.'] }));
    await add();
    expect(await dialog.findByText('Enter a valid URL.')).toBeVisible();
    expect(dialog.getByLabelText(/^Version/)).toHaveValue('1');
  });
});
