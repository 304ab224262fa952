import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

interface Confirmation {
  address: string;
  /** Opens the dialog. */
  open: (page: Page) => Promise<void>;
  /** The label of the confirming button. */
  confirm: string;
}

const confirmations: Record<string, Confirmation> = {
  'a link': {
    address: '/admin?tab=google+play',
    open: async (page) => {
      await press(page, /^Actions for/);
      await choose(page, 'Delete');
    },
    confirm: 'Delete',
  },
  'a template': {
    address: '/admin?tab=message+template',
    open: (page) => press(page, 'Delete'),
    confirm: 'Delete',
  },
  'a service': {
    address: '/admin?tab=dis+services',
    open: (page) => press(page, 'Delete'),
    confirm: 'Delete',
  },
  'a user of the list': {
    address: '/admin',
    open: async (page) => {
      await press(page, /^Delete .*@/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    confirm: 'Delete Without Backup',
  },
  'selected users': {
    address: '/admin',
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select .*@/ })
        .first()
        .check();
      await press(page, 'More for the selected users');
      await choose(page, 'Deactivate');
    },
    confirm: 'Deactivate',
  },
  'a user on the details page': {
    address: '/user/details/7',
    open: (page) => press(page, 'Delete'),
    confirm: 'Delete',
  },
  notifications: {
    address: '/notifications',
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .first()
        .check();
      await press(page, 'Delete Selected');
    },
    confirm: 'Delete',
  },
  'a folder': {
    address: '/folders',
    open: (page) => press(page, 'Delete Drawings'),
    confirm: 'Delete',
  },
};

test('shows Processing... in each confirmation while its call runs', async ({ page }) => {
  await signInAs(page, 'superuser', '/healthz');
  // Writes never get a response. page.route would disable the browser's cache.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      (init?.method ?? 'GET') === 'GET' ? send(input, init) : new Promise<Response>(() => {});
  });
  for (const [name, { address, open, confirm }] of Object.entries(confirmations))
    await test.step(name, async () => {
      await page.goto(address);
      await open(page);
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: confirm, exact: true }).click();
      await expect(question.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    });
});
