import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { answering, writesTo, type Interceptor } from '../../support/stubFetch';
import { backendForFile } from '../../support/backendForFile';
import { cardOf } from '../../support/cardOf';

const backend = backendForFile();

const path = '/admin?tab=google+play';
const list = '/api/google-play/';
const open = async (intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account: 'direct', path, intercept });
  await screen.findByRole('heading', { name: 'Google Play URL Settings' });
  return portal;
};
const cards = () => screen.findAllByRole('listitem');
const cardOfVersion = (version: string) => cardOf(`Version ${version}`);
const respond = (method: string, status: number, body: unknown) => answering(method, list, status, body);
const aLink = (change: object) => ({
  id: 9,
  url: 'https://a.test',
  version: '1',
  must_update: false,
  ...change,
});

describe('Google Play URLs', () => {
  it('are fetched in one call without a query, and shown with version, badge and link', async () => {
    const { sent } = await open();
    expect(await cards()).toHaveLength(4);
    expect(sent.filter(({ path: to }) => to.startsWith(list)).map(({ path: to }) => to)).toEqual([list]);
    expect((await cardOfVersion('2.4.0')).getByText('Must Update')).toBeVisible();
    expect((await cardOfVersion('5.1.2')).getByText('Optional')).toBeVisible();
    const link = (await cardOfVersion('2.4.0')).getByRole('link');
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
      (await cardOfVersion('7.7.7')).getByRole('button', { name: 'Actions for version 7.7.7' }),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const editing = within(await screen.findByRole('dialog'));
    await user.click(editing.getByLabelText('Must Update'));
    await user.click(editing.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Google Play URL updated successfully')).toBeVisible();
    expect(writesTo(sent, list)[1]).toMatchObject({ method: 'PUT', body: { ...added, must_update: false } });

    await user.click(
      (await cardOfVersion('7.7.7')).getByRole('button', { name: 'Actions for version 7.7.7' }),
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

  it('are not saved without URL and version', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('URL is required.')).toBeVisible();
    expect(dialog.getByText('Version is required.')).toBeVisible();
    expect(writesTo(sent, list)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '/relative', '<b>bold</b>'])(
    'show %s as marked text, never as a link',
    async (url) => {
      await open(respond('GET', 200, [aLink({ url, version: '<i>1</i>' })]));
      const [card] = await cards();
      expect(within(card as HTMLElement).getByText(url)).toBeVisible();
      expect(within(card as HTMLElement).getByText('not http')).toBeVisible();
      expect(within(card as HTMLElement).getByText('Version <i>1</i>')).toBeVisible();
      expect(within(card as HTMLElement).queryByRole('link')).toBeNull();
    },
  );
});

it('a link with hardly any data is still shown', async () => {
  await open(respond('GET', 200, [{ id: 1 }, aLink({ id: 2, url: null, version: 3, must_update: 'no' })]));
  expect(await cards()).toHaveLength(2);
  expect((await cardOfVersion('3')).getByText('Optional')).toBeVisible();
});

describe('the list of Google Play URLs', () => {
  it('says that it could not be loaded, with a Retry button', async () => {
    const { user, setInterceptor } = await open(respond('GET', 200, { hello: 'there' }));
    expect(await screen.findByText('Failed to fetch Google Play URLs')).toBeVisible();
    setInterceptor(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(4);
  });

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

  it.each([
    [400, 'Enter a valid URL.', 1],
    [500, 'Traceback', 0],
  ])(
    'keeps what was typed in a save that fails with %i, and shows the reason of a 4xx alone',
    async (status, text, shown) => {
      const { user } = await open(respond('POST', status, { url: [text] }));
      await user.click(screen.getByRole('button', { name: 'Add Google Play URL' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(/^URL/), 'https://a.test');
      await user.type(dialog.getByLabelText(/^Version/), '1');
      await user.click(dialog.getByRole('button', { name: 'Add' }));
      expect(await screen.findByText('Failed to save Google Play URL')).toBeVisible();
      expect(dialog.queryAllByText(text)).toHaveLength(shown);
      expect(dialog.getByLabelText(/^Version/)).toHaveValue('1');
    },
  );

  it.each([
    ['DELETE', 'Failed to delete Google Play URL'],
    ['GET', 'Failed to fetch Google Play URLs'],
  ])('keeps its cards when a deletion fails, or the fetch after one: %s', async (failing, message) => {
    const { user, setInterceptor } = await open();
    const card = await cardOfVersion('2.4.0');
    setInterceptor((call) => respond(failing, 500, {})(call) ?? respond('DELETE', 200, {})(call));
    await user.click(card.getByRole('button', { name: /^Actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Version 5.1.2')).toBeInTheDocument();
  });
});
