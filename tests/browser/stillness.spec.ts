import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/browser/settle';
import { signInAs } from '../support/browser/signInAs';
import { clearStorage } from '../support/browser/storeInPage';
import { expect, test } from '../support/browser/test';

interface Act {
  address: string;
  row: (page: Page) => Locator;
  act: (page: Page, row: Locator) => Promise<void>;
}

/** Opens the dialog or menu of the selection bar and closes it again. */
const openAndCancel = async (page: Page, row: Locator, name: string, role: 'alertdialog' | 'menu') => {
  await row.getByRole('checkbox').check();
  await page.locator('[data-selection-bar]').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole(role)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
};

const acts: Record<string, Act> = {
  'cancelling the deletion of a notification': {
    address: '/notifications',
    row: (page) => page.getByRole('article').nth(2),
    act: (page, row) => openAndCancel(page, row, 'Delete Selected', 'alertdialog'),
  },
  'marking a notification': {
    address: '/notifications',
    row: (page) => page.getByRole('article').nth(2),
    act: async (_page, row) => {
      const button = row.getByRole('button', { name: /^Mark as (Read|Unread)/ });
      const label = await button.getAttribute('aria-label');
      await button.click();
      await expect(button).not.toHaveAttribute('aria-label', label ?? '');
    },
  },
  'ticking a user': {
    address: '/admin',
    row: (page) => page.locator('tbody tr').nth(2),
    act: (page, row) => openAndCancel(page, row, 'More', 'menu'),
  },
  "editing a user's details": {
    address: '/user/details/12',
    row: (page) => page.getByText('Last Name', { exact: true }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    },
  },
  "editing a user's services": {
    address: '/user/details/12?tab=services',
    row: (page) => page.getByRole('checkbox', { name: 'ProjectsHub' }),
    act: async (page, row) => {
      await page.getByRole('button', { name: 'Edit Services' }).click();
      await expect(row).toBeEnabled();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(row).toBeDisabled();
    },
  },
  'cancelling the deletion of a file': {
    address: '/folders/1/reports-2026',
    row: (page) => page.locator('tbody tr').nth(2),
    act: (page, row) => openAndCancel(page, row, 'Delete Selected', 'alertdialog'),
  },
};

declare global {
  /** Elements that were shifted since the recording began. */
  var shifted: string[];
}

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

const recordShifts = (page: Page) =>
  page.evaluate(() => {
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        globalThis.shifted.push(
          ...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? ''),
        );
    }).observe({ type: 'layout-shift' });
  });

const getPlaces = (row: Locator) =>
  row.evaluate((element) => ({
    scroll: Math.round(scrollY),
    row: Math.round(element.getBoundingClientRect().top),
  }));

for (const [name, { address, row: findRow, act }] of Object.entries(acts))
  test(`keeps the page still when ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await signInAs(page, 'superuser', address);
    const row = findRow(page);
    await expect(row).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const top of [0, 200]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const before = await settle(page, () => getPlaces(row));
      await recordShifts(page);
      await act(page, row);
      await expect.poll(() => getPlaces(row)).toEqual(before);
      expect(await page.evaluate(() => globalThis.shifted)).toEqual([]);
    }
  });

for (const [screen, width, height] of [
  ['desktop', 1366, 900],
  ['phone', 360, 780],
] as const)
  test(`keeps the head of the users in place while they are filtered on a ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, 'superuser', '/admin');
    const view = page.getByRole('link', { name: /^Never signed in/ });
    await expect(view).toBeVisible();
    const controls = [
      page.getByRole('textbox', { name: 'Search users' }),
      page.getByRole('button', { name: /^Filters/ }),
      view,
    ];
    const rows = [page.getByRole('columnheader', { name: 'Email' }), page.locator('tbody tr').first()];
    const getBox = (part: Locator) =>
      part.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y: y + scrollY };
      });
    const getHead = async () => ({
      controls: (await Promise.all(controls.map(getBox))).map(({ x, y }) => [x, y]),
      rows: (await Promise.all(rows.map(getBox))).map(({ y }) => y),
    });
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const before = await settle(page, getHead);
    const clear = async () => {
      await page.getByRole('button', { name: 'Clear All' }).click();
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
      await expect.poll(getHead).toEqual(before);
    };
    await view.click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save This View' })).toBeVisible();
    await expect.poll(getHead).toEqual(before);
    await clear();

    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('User Status').selectOption('true');
    await page.getByLabel('Staff Role').selectOption('false');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter User Status: Active' })).toBeVisible();
    await expect.poll(getHead).toEqual(before);
    await clear();
  });

/** Holds back the requests for a path until the returned function is called, which may answer them. */
const holdBack = async (page: Page, path: string, response?: { json: object }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await (response ? route.fulfill(response) : route.continue());
  });
  return release;
};

test('keeps the button of the filters in place while the date fields load', async ({ page }) => {
  const release = await holdBack(page, '**/assets/DateTimeField-*.js');
  await signInAs(page, 'superuser', '/admin');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const apply = page.getByRole('button', { name: 'Apply Filters' });
  const dateFields = page.getByRole('group', { name: 'Login To Date' });
  const places: Record<number, number> = {};
  const sizes = [
    { width: 1366, height: 900 },
    { width: 360, height: 780 },
  ];
  // Both are measured in one go, as the page may scroll in between.
  const getPlace = () =>
    apply.evaluate((button) => {
      const getTop = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
      return Math.round(getTop(button) - getTop(button.closest('form')));
    });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await apply.click({ trial: true });
    places[size.width] = await settle(page, getPlace);
  }
  await expect(dateFields).toHaveCount(0);
  release();
  await expect(dateFields).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(getPlace).toBe(places[size.width]);
  }
});

const placeholders = {
  'the charts of a log': {
    address: '/user/details/1?tab=logs',
    held: '**/assets/LogCharts-*.js',
    opens: 'Show Charts',
    placeholder: '.MuiSkeleton-root',
    content: 'Requests over time',
  },
  'the own account': {
    address: '/profile-tabs',
    held: '**/api/user/details/',
    opens: null,
    placeholder: '.MuiSkeleton-circular',
    content: 'Verification Method',
  },
};

for (const [name, { address, held, opens, placeholder, content }] of Object.entries(placeholders))
  test(`reserves the height of ${name} while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    const release = await holdBack(page, held);
    await signInAs(page, 'superuser', address);
    const panel = page.getByRole('tabpanel');
    if (opens) {
      await expect(panel.getByRole('cell').first()).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      await panel.getByRole('button', { name: opens }).click();
    }
    await expect(panel.locator(placeholder)).toBeVisible();
    const getHeight = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    const reserved = await settle(page, getHeight);
    release();
    await expect(panel.getByText(content)).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await getHeight()) - reserved)).toBeLessThanOrEqual(2);
  });

test('keeps the labels of the own account in place while it is edited', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInAs(page, 'superuser', '/profile-tabs');
  const getStarts = () =>
    page.evaluate(() => {
      const labels = [...document.querySelectorAll('label, p')].filter(({ textContent }) =>
        ['Title', 'First Name', 'Last Name', 'Verification Method'].includes(textContent),
      );
      return labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        const { x, y } = text.getBoundingClientRect();
        return [label.textContent, Math.round(x), Math.round(y)];
      });
    });
  await expect.poll(getStarts).toHaveLength(4);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  const before = await settle(page, getStarts);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(getStarts).toEqual(before);
});

test('keeps the buttons of a user in place when staff begin to edit', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInAs(page, 'staff', '/user/details/12');
  const getTop = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const before = await settle(page, () => getTop('Edit'));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(() => getTop('Save')).toBe(before);
});

for (const [screen, address] of [
  ['the sign-in page', '/login'],
  ['a form', '/user/create/'],
] as const)
  test(`keeps ${screen} still when a notice appears`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, 'superuser', '/healthz');
    if (address === '/login') await clearStorage(page);
    const release = await holdBack(page, '**/notice.json', {
      json: { text: 'From 22:00 to 23:00, the portal is down for maintenance. Save your work before.' },
    });
    await page.goto(address);
    const submit = page.locator('main button[type=submit]');
    await expect(submit).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    // The form is painted before the script loads.
    await page.waitForFunction(() => !('earlyAction' in window));
    const getTops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, label, footer')].map((part) => part.getBoundingClientRect().y),
      );
    const before = await settle(page, getTops);
    release();
    await expect(page.getByText(/^From 22:00/)).toBeInViewport({ ratio: 1 });
    await expect.poll(getTops).toEqual(before);
    // Fails if the notice covers the button.
    await submit.click({ trial: true });
  });

test('shows the footer below the window, and through all later loading', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const releaseUsers = await holdBack(page, '**/api/user/**');
  const releaseFields = await holdBack(page, '**/assets/DateTimeField-*.js');
  await signInAs(page, 'superuser', '/admin');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  await expect(footer).toBeVisible();
  await expect(footer).not.toBeInViewport();
  releaseUsers();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.locator('form .MuiSkeleton-root').first()).toBeVisible();
  await expect(footer).toBeVisible();
  releaseFields();
});

const firstRows = {
  notifications: { address: '/notifications', row: 'article', desktop: 290, phone: 330 },
  'a folder': { address: '/folders/1/reports-2026', row: 'tbody tr', desktop: 380, phone: 420 },
  'files beside subfolders': {
    address: '/folders/3/drawings',
    row: 'section[aria-label^="Files"] tbody tr',
    desktop: 380,
    phone: 420,
  },
  'files beside subfolders as cards': {
    address: '/folders/3/drawings?view=grid',
    row: 'section[aria-label^="Files"] li',
    desktop: 380,
    phone: 420,
  },
};

for (const [name, { address, row, desktop, phone }] of Object.entries(firstRows))
  test(`shows the first row of ${name} without scrolling far`, async ({ page }) => {
    await signInAs(page, 'superuser', address);
    for (const [width, height, most] of [
      [1366, 900, desktop],
      [360, 780, phone],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await page.locator(row).first().boundingBox())?.y)
        .toBeLessThanOrEqual(most);
    }
  });

test('finds what is typed before the palette has loaded', async ({ page }) => {
  const release = await holdBack(page, '**/assets/PortalPalette-*.js');
  await signInAs(page, 'superuser', '/folders');
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Site Ph');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('Site Ph');
  await page.keyboard.type('otos');
  await expect(page.getByRole('option', { name: /^Site Photos/ })).toBeVisible();
});
