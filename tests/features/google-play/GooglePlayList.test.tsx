import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { pathsBelow, respondTo, writesTo, type Interceptor } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';
import { findCard } from '../../support/findCard';

const backend = setUpBackend();

const path = '/admin?tab=google+play';
const listPath = '/api/google-play/';
const openList = (intercept?: Interceptor) =>
  openAsUser(backend, { account: 'direct', path, heading: 'Google Play URL Settings', intercept });
const findCards = () => screen.findAllByRole('listitem');
const findVersionCard = (version: string) => findCard(`Version ${version}`);
const respond = (method: string, status: number, body: unknown) => respondTo(method, listPath, status, body);
const buildLink = (overrides: object) => ({
  id: 9,
  url: 'https://a.test',
  version: '1',
  must_update: false,
  ...overrides,
});

describe('Google Play URLs', () => {
  it('are fetched by one request and shown with application, version, badge and link', async () => {
    const { sent } = await openList();
    expect(await findCards()).toHaveLength(4);
    expect(pathsBelow(sent, listPath)).toEqual([listPath]);
    expect((await findVersionCard('2.4.0')).getByText('Must Update')).toBeVisible();
    expect((await findVersionCard('5.1.2')).getByText('Optional')).toBeVisible();
    expect((await findVersionCard('2.4.0')).getByRole('heading')).toHaveTextContent('test.pulsehub.field');
    const link = (await findVersionCard('2.4.0')).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=test.pulsehub.field');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('are created, updated and deleted with a message', async () => {
    const { user, sent } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^URL/), ' https://play.google.com/x ');
    await user.type(dialog.getByLabelText(/^Version/), '7.7.7');
    await user.click(dialog.getByLabelText('Must Update'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Google Play URL added successfully')).toBeVisible();
    const addedLink = { url: 'https://play.google.com/x', version: '7.7.7', must_update: true };
    expect(writesTo(sent, listPath)).toEqual([{ method: 'POST', path: listPath, body: addedLink }]);

    const chooseAction = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Actions for version 7.7.7' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    await findVersionCard('7.7.7');
    await chooseAction('Edit');
    const editDialog = within(await screen.findByRole('dialog'));
    await user.click(editDialog.getByLabelText('Must Update'));
    await user.click(editDialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Google Play URL updated successfully')).toBeVisible();
    expect(writesTo(sent, listPath)[1]).toMatchObject({
      method: 'PUT',
      body: { ...addedLink, must_update: false },
    });

    await chooseAction('Delete');
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Google Play URL deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Version 7.7.7')).toBeNull());
    expect(writesTo(sent, listPath)[2]).toMatchObject({
      method: 'DELETE',
      path: expect.stringMatching(/\/\d+\/$/) as unknown,
    });
  });

  it('are text if they are not http(s), and tolerate missing fields', async () => {
    const urls = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '/relative',
      '<b>bold</b>',
    ];
    const links = urls.map((url, id) => buildLink({ id, url, version: `<i>${id}</i>` }));
    const incomplete = [{ id: 8 }, buildLink({ url: null, version: 3, must_update: 'no' })];
    await openList(respond('GET', 200, [...links, ...incomplete]));
    expect(await findCards()).toHaveLength(6);
    for (const [index, url] of urls.entries()) {
      const card = await findVersionCard(`<i>${index}</i>`);
      expect(card.getByText(url)).toBeVisible();
      expect(card.getByText('not HTTP')).toBeVisible();
    }
    expect(screen.getByRole('tabpanel', { name: /^Google/ }).querySelector('li a')).toBeNull();
    expect((await findVersionCard('3')).getByText('Optional')).toBeVisible();
  });
});

it('requires a URL and a version', async () => {
  const { user, sent } = await openList();
  await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('URL is required.')).toBeVisible();
  expect(dialog.getByText('Version is required.')).toBeVisible();
  expect(writesTo(sent, listPath)).toEqual([]);
});
