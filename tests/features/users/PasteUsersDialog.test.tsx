import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { openAsUser } from '../../support/openAsUser';
import { setUpBackend } from '../../support/setUpBackend';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();

const openDialog = async (intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account: 'superuser', path: '/admin', intercept });
  fireEvent.click(await screen.findByRole('button', { name: 'More list actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Select from a List...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Users from a List' }));
  const paste = (text: string) =>
    fireEvent.change(dialog.getByLabelText('Email addresses'), { target: { value: text } });
  const press = (name: string | RegExp) => fireEvent.click(dialog.getByRole('button', { name }));
  return { ...portal, dialog, paste, press };
};

it('selects the users of a pasted list, and names the other entries to copy', async () => {
  const { user, dialog, paste, press } = await openDialog();
  const member = accountEmail('member');
  paste(`E-mail\nJane <${member.toUpperCase()}>\n${accountEmail('staff')}; ${member}\nember@pulsehub.test`);
  press('Find 3 Users');
  expect(await dialog.findByText('2 users are selected.')).toBeVisible();
  expect(dialog.getByText('1 address has no account.')).toBeVisible();
  expect(dialog.getByText('ember@pulsehub.test')).toBeVisible();
  expect(dialog.getByText('1 address was listed more than once.')).toBeVisible();
  expect(dialog.getByText('1 entry is no email address.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy addresses without an account' }));
  expect(await navigator.clipboard.readText()).toBe('ember@pulsehub.test');
  press('Close');
  expect(await screen.findByText(/^2 User/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeVisible();
});

it('says what was not looked up after a failure, and retries it', async () => {
  const failure = jsonResponse(400, { detail: 'Down' });
  let answer: ReturnType<Interceptor> = failure;
  const { dialog, paste, press } = await openDialog(({ path }) =>
    path.includes('search=staff') ? answer : undefined,
  );
  paste(`${accountEmail('staff')} ${accountEmail('member')}`);
  press('Find 2 Users');
  expect(await dialog.findByText(/^\d address(es)? (was|were) not looked up: /)).toBeVisible();
  fireEvent.click(dialog.getByText('Details'));
  expect(dialog.getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)).toBeVisible();
  answer = new Promise<Response>(() => {});
  press('Retry');
  await dialog.findByText('Looking for 0 of 1...');
  press('Cancel');
  expect(await dialog.findByText(/^1 address was not looked up: /)).toBeVisible();
  answer = undefined;
  press('Retry');
  expect(await dialog.findByText('2 users are selected.')).toBeVisible();
});

it('takes neither an empty list nor more than 1,000 addresses, and asks before it drops them', async () => {
  const { user, dialog, paste, press } = await openDialog();
  paste('nobody at all');
  expect(dialog.getByText('There is no email address in this text.')).toBeVisible();
  press('Cancel');
  expect(await screen.findByText('You have unsaved changes here. Close anyway?')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument());
  expect(dialog.getByLabelText('Email addresses')).toHaveValue('nobody at all');
  paste(Array.from({ length: 1001 }, (_, index) => `a${index}@x.test`).join('\n'));
  expect(dialog.getByText('At most 1000 addresses at once; these are 1001.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Find 1001 Users' })).toBeDisabled();
});
