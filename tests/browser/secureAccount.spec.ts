import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { signInByApi } from '../support/browser/sessionCache';
import { createUser } from '../support/browser/createUser';
import { signInAs, signInThroughScreens } from '../support/browser/signInAs';
import { forgetSession } from '../support/browser/storeInPage';
import { expect, test } from '../support/browser/test';
import { withRetries } from '../support/browser/withRetries';

const services = '/api/user/dic-services/';

/** Calls as the one signed in on the page. */
const callsOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const options = { headers: { authorization: `Bearer ${token}` }, ...withRetries };
  const read = async (path: string) =>
    (await (await page.request.get(path, options)).json()) as Record<string, unknown>;
  return {
    give: (user: number, flags: object) =>
      page.request.post(services, { ...options, data: { user, ...flags } }),
    allowSessions: (id: number, max_active_sessions: number) =>
      page.request.patch(`/api/user/manage/${id}/`, { ...options, data: { max_active_sessions } }),
    /** What the account may do: active, and the services. */
    accessOf: async (id: number) => {
      const { is_active } = await read(`/api/user/manage/${id}/`);
      const { dic_services_list: list } = await read(`${services}?user_id=${id}`);
      return { is_active, services: (list as unknown[])[0] };
    },
  };
};

test('secures an account from the palette, tries a failed step again, and gives exactly that back', async ({
  page,
  watch,
}) => {
  watch.allow(/500.*active-sessions-manage|active-sessions-manage.*500/);
  await signInAs(page, 'superuser', '/admin');
  const { id, email } = await createUser(page, `secured.${randomUUID()}`, {
    first_name: 'Ana',
    last_name: 'Kovac',
  });
  const { give, accessOf } = await callsOf(page);
  await give(id, { financial: true, code_hub: true });
  const before = await accessOf(id);
  let failures = 1;
  await page.route(`**/api/user/active-sessions-manage/?id=${id}`, (route) =>
    failures-- > 0 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: /^Search screens/ });
  await palette.fill(email);
  await expect(page.getByRole('option', { name: 'Ana Kovac' })).toBeVisible();
  await expect(palette).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await page.keyboard.type('secure');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /the account of Ana Kovac/ });
  await dialog.getByRole('button', { name: 'Secure', exact: true }).click();
  await expect(dialog.getByText('Taken: PulseFin, CodeHub.')).toBeVisible();
  await expect(dialog.getByText('Nobody can sign in with it any more.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('No session was open any more.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await accessOf(id)).toMatchObject({
    is_active: false,
    services: { financial: false, code_hub: false },
  });
  await page.keyboard.press('Enter');

  await expect(page.getByText('The account of Ana Kovac is secured.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give back to Ana Kovac' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the user' }).click();
  await page.getByRole('button', { name: 'Give back to Ana Kovac' }).click();
  const giving = page.getByRole('alertdialog', { name: /back to Ana Kovac/ });
  await expect(giving.getByText('Services: PulseFin, CodeHub')).toBeVisible();
  await giving.getByRole('button', { name: 'Give back' }).click();
  await expect(giving.getByText('The account is active again.')).toBeVisible();
  expect(await accessOf(id)).toEqual(before);
  await giving.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Give back to Ana Kovac' })).toBeHidden();
});

test('Not me ends all other sessions and opens Reset Password', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const account = `notme.${randomUUID()}`;
  const passwords = { password: seededPassword, confirm_password: seededPassword };
  const { id, email } = await createUser(page, account, passwords);
  expect(email).toBe(accountEmail(account));
  await (await callsOf(page)).allowSessions(id, 3);
  await signInByApi(page.request, account);
  await forgetSession(page);
  await signInThroughScreens(page, account);
  await page.goto('/profile-tabs?tab=sessions');
  await expect(page.getByRole('heading', { name: 'Active Sessions (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(page).toHaveURL(/tab=security$/);
  await expect(page.getByLabel('Old Password')).toBeFocused();
  await page.getByRole('tab', { name: 'Active Session' }).click();
  await expect(page.getByRole('heading', { name: 'Active Sessions (1)' })).toBeVisible();
});

test('an import is shown beside what the user has before it is sent', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  const { id, email } = await createUser(page, `imported.${randomUUID()}`);
  await (await callsOf(page)).give(id, { ai_hub: true });
  await page.goto(`/user/details/${id}`);
  await page.getByRole('button', { name: 'Import User Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import User Data' });
  const choose = (data: object) =>
    dialog.getByLabel('Data file (.json)').setInputFiles({
      name: 'user.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(data)),
    });
  const user = { user_id: id, email, first_name: 'Nadja', last_name: 'Laurent', title: 'Engineer' };
  const file = { format: 'pulsehub-user-data', version: 1, user };
  await choose({ ...file, user: { ...user, title: 'x'.repeat(201) } });
  await expect(dialog.getByText(/Title is longer than 200 characters\.$/)).toBeVisible();
  await choose({ ...file, dic_services: { ai_hub: false, financial: true } });
  await expect(dialog.getByRole('row', { name: 'First Name Nadia Nadja' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Last Name/ })).toBeHidden();
  await expect(dialog.getByText('Services that the user does not have: PulseFin')).toBeVisible();
  await expect(dialog.getByText('Services off in the file that the user has: AI Hub')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('User data imported successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nadja Laurent' })).toBeVisible();
});
