import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { recordSavedFiles } from '../../support/savedFiles';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();

const openMenu = async (path: string, account = 'superuser', intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path, intercept });
  await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(1));
  fireEvent.click(await screen.findByRole('button', { name: 'More list actions' }));
  return portal;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const requestId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('exports those who match with their services, and retries what failed', async () => {
  const { saved, names } = recordSavedFiles();
  let isDown = true;
  const filter = encodeURIComponent(JSON.stringify({ search: 'pulsehub.test' }));
  await openMenu(`/admin?filter=${filter}`, 'superuser', ({ path }) =>
    isDown && path === '/api/user/dic-services/?user_id=2' ? jsonResponse(400, {}) : undefined,
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export with Services...' }));
  await press('Read Services');
  expect(await screen.findByText(/^The services of 1 user could not be read/)).toBeVisible();
  fireEvent.click(screen.getByText('Details'));
  expect(screen.getByText(requestId)).toBeVisible();
  isDown = false;
  await press('Retry');
  await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
  await press('Save as CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^"Email","Full Name","Active","PulseSHM",/);
  const staff = lines.find((line) => line.startsWith('"staff@pulsehub.test"'));
  expect(staff).toMatch(/"Yes"/);
  expect(screen.getByText(`${lines.length - 1} users are in the report.`)).toBeVisible();
  await press('Save as XLSX');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.type).toContain('spreadsheetml');
  expect(names).toEqual(['users_services.csv', 'users_services.xlsx']);
});

it('opens from a catalogue card for one service', async () => {
  const { user, currentPath } = await openAsUser(backend, {
    account: 'superuser',
    path: '/admin?tab=dis+services',
  });
  const card = (await screen.findByRole('link', { name: 'PulseFin' })).closest('li');
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Who Has PulseFin' }));
  expect(currentPath()).toBe('/admin');
  const dialog = within(await screen.findByRole('dialog', { name: /^Who has/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Read Services' }));
  expect(await dialog.findByText(/^\d+ users have/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: /^Show all/ }));
  expect(await dialog.findByText('superuser@pulsehub.test')).toBeVisible();
  expect(dialog.queryByText('staff@pulsehub.test')).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is for superusers only', async () => {
  await openMenu('/admin?report=financial', 'staff');
  expect(await screen.findByRole('menuitem', { name: 'Select from a List...' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Export with Services...' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
