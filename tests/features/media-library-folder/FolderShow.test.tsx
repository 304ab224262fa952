import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendForFile } from '../../support/backendForFile';
import { openAsUser } from '../../support/openAsUser';

const backend = backendForFile();
it('asks in Format Folders, the last of its actions, how much would be deleted', async () => {
  const { user } = await openAsUser(backend, { account: 'superuser', path: '/folders/1/reports-2026' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.at(-1)).toHaveTextContent('Format Folders');
  await user.click(screen.getByRole('menuitem', { name: 'Format Folders' }));
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText(/^All 3 folders of your library/)).toBeVisible();
  expect(question).toHaveTextContent(/In this folder alone: 0 subfolders • \d+ files/);
});
