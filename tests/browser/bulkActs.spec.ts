import type { Page } from '@playwright/test';
import { createUser } from '../support/browser/createUser';
import { accessibilityFindings } from '../support/browser/findings';
import { authorized, sessionOf } from '../support/browser/sessionCache';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const dialogOf = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');

/** Opens the list of the users of a title and selects them all. */
const selectAll = async (page: Page, title: string, count: number) => {
  await signInAs(page, 'superuser', `/admin?filter=${encodeURIComponent(JSON.stringify({ search: title }))}`);
  await expect(rowsOf(page)).toHaveCount(count + 1);
  await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
};

/** By the keyboard alone: the menu of the selection, and the act in it by its first letters. */
const openAct = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(act.slice(0, 4));
  await expect(page.getByRole('menuitem', { name: act })).toBeFocused();
  await page.keyboard.press('Enter');
};

const servicesOf = async ({ request }: Page, ids: readonly number[]) => {
  const options = authorized(await sessionOf(request, 'superuser'));
  const read = async (id: number) => {
    const answer = await request.get(`/api/user/dic-services/?user_id=${id}`, options);
    const { dic_services_list: list } = (await answer.json()) as { dic_services_list: object[] };
    const on = Object.entries(list[0] ?? {}).filter(([, value]) => value === true);
    return on.map(([key]) => key).toSorted();
  };
  return Promise.all(ids.map(read));
};

test('services of many are changed after a preview, those of one on a phone', async ({ page }) => {
  const title = 'Bridge Inspector';
  const people = [];
  for (const name of ['Ada', 'Ben', 'Cleo'])
    people.push(
      await createUser(page, `acts.${name.toLowerCase()}`, { first_name: name, last_name: 'Acting', title }),
    );
  const ids = people.map(({ id }) => id);
  const [ada] = people;

  await selectAll(page, title, 3);
  await page.getByRole('button', { name: 'Services…' }).press('Enter');
  const services = dialogOf(page, 'Services of the selected users');
  await expect(services.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
  await services.getByRole('group', { name: 'AI Hub' }).getByRole('radio', { name: 'No change' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(services.getByRole('group', { name: 'AI Hub' }).getByLabel('Give')).toBeChecked();
  await services.getByRole('group', { name: 'DURATRANS' }).getByText('Take away', { exact: true }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await services.getByRole('button', { name: 'Preview changes' }).press('Enter');
  await expect(services.getByText('AI Hub: 3 gain it, 0 lose it, 0 unchanged')).toBeVisible();
  await expect(services.getByRole('listitem').filter({ hasText: ada?.email ?? '' })).toContainText(
    'Ada Acting · Adds AI Hub.',
  );
  await expect(services.getByText(/^DURATRANS/)).toHaveCount(0);
  await services.getByRole('button', { name: 'Change services' }).press('Enter');
  await expect(services.getByText('3 user(s) changed.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('User(s) Selected')).toHaveCount(0);
  expect(await servicesOf(page, ids)).toEqual([['ai_hub'], ['ai_hub'], ['ai_hub']]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/user/details/${ada?.id}`);
  await page.getByRole('button', { name: 'Change services' }).click();
  await page.getByRole('checkbox', { name: 'SalesHub' }).check();
  await expect(page.getByText('Adds SalesHub.')).toBeInViewport();
  await page.getByRole('checkbox', { name: 'AI Hub' }).uncheck();
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('DIC services updated successfully.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 780 });
  await selectAll(page, title, 3);
  await page.setViewportSize({ width: 360, height: 780 });
  await openAct(page, 'Same services as…');
  const same = dialogOf(page, 'Same services as another user');
  await same.getByRole('combobox', { name: 'User' }).fill('Acting');
  await expect(same.getByRole('option')).toHaveCount(3);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(same.getByRole('combobox', { name: 'User' })).toHaveValue(`Ada Acting (${ada?.email})`);
  await same.getByRole('button', { name: 'Preview changes' }).press('Enter');
  await expect(same.getByText('SalesHub: 2 gain it, 0 lose it, 0 unchanged')).toBeVisible();
  await expect(same.getByText('AI Hub: 0 gain it, 2 lose it, 0 unchanged')).toBeVisible();
  await expect(same.getByText('1 user is left out: The others get the services of this user.')).toBeVisible();
  await same.getByRole('button', { name: 'Give the same services' }).press('Enter');
  await expect(same.getByText('2 user(s) changed.')).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await servicesOf(page, ids)).toEqual([['sales_hub'], ['sales_hub'], ['sales_hub']]);
});
