import type { Download, Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pulsehub-media-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const onDisk = async (name: string, bytes: Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Creates a folder on the first level and opens it. */
const openNewFolder = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New Folder' }).click();
  await page.getByLabel('Folder Name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(`Folder "${name}" created successfully`)).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const upload = async (page: Page, path: string) => {
  await act(page, 'Upload File');
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
};

const bytesOf = async (download: Download) => readFile(await download.path());

const downloaded = async (page: Page, name: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download ${name}`, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return bytesOf(download);
};

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

interface DroppedFile {
  name: string;
  text: string;
}

/** Drops files on the page, as a file manager does. */
const drop = (page: Page, files: readonly DroppedFile[]) =>
  page.evaluate((list) => {
    const transfer = new DataTransfer();
    for (const { name, text } of list) transfer.items.add(new File([text], name, { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
  }, files);

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('lists the folders of the library, opens one, and shows the whole path of a folder', async ({
  page,
}) => {
  await signInAs(page, 'superuser', '/folders');
  await expect(page.getByText(/^\d+ folders available$/)).toBeVisible();
  await page.getByPlaceholder('Search folders...').fill('REPORTS');
  await expect(page.getByRole('link', { name: 'Drawings', exact: true })).toBeHidden();
  await page.getByPlaceholder('Search folders...').fill('there is none');
  await expect(page.getByText('No folders found matching "there is none"')).toBeVisible();
  const reports = page.getByRole('link', { name: 'Reports 2026', exact: true });
  // The folder may come back right under the pointer.
  const fetched = page.waitForRequest('**/api/media-library-folder/1/');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await reports.hover();
  await fetched;
  await reports.click();
  await expect(page).toHaveURL(/\/folders\/\d+\/reports-2026$/);
  // Another test may have uploaded one more.
  await expect(page.getByText(/^0 subfolders • (9|10) files$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Files \((9|10)\)$/ })).toBeVisible();
  for (const name of ['File Name', 'Date Created', 'Actions'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByRole('button', { name: 'View Less' })).toBeVisible();
  const byDate = page.getByRole('columnheader', { name: 'Date Created', exact: true });
  await byDate.getByRole('button').dblclick();
  await expect(byDate).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('row', { name: 'Meeting minutes.docx' }).click();
  await page
    .getByRole('dialog', { name: 'Meeting minutes.docx' })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('link', { name: 'Back to Media Library' }).click();
  await expect(page).toHaveURL(/\/folders$/);
  for (const name of ['Drawings', 'Bridge East', 'Foundations', 'Pile caps'])
    await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Path' })).toHaveText(
    /Media Library\/Drawings\/Bridge East\/Foundations\/Pile caps/,
  );
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { name: 'Foundations', level: 1 })).toBeVisible();
});

test('shows why a folder cannot be loaded, and loads it after a retry', async ({ page, watch }) => {
  watch.allow(/999999|media-library-folder/);
  await signInAs(page, 'superuser', '/folders/999999/nowhere');
  await expect(page.getByText('No folder found.')).toBeVisible();
  await page.goto('/folders/abc/x');
  await expect(page.getByText('No folder found.')).toBeVisible();
  const call = '**/api/media-library-folder/1/';
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/folders/1/x');
  await expect(page.getByText('Failed to fetch folder details.')).toBeVisible();
  await expect(page.getByText('Error fetching folder details.')).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^Files \(/ })).toBeVisible();
});

/** The files of a large folder, as the server sends them. */
const manyFiles = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  user_media_library_id: at + 1,
  file_name: `Reading ${at + 1}.txt`,
  file_url: '/files/media/none',
  size: at,
  created_at: '2026-01-05T08:00:00Z',
}));

test('renders only the visible part of a folder of 10,000 files, and finds any of them', async ({ page }) => {
  const json = { id: 1, name: 'Many', parent: null, ancestors: [], subfolders: [], files: manyFiles };
  await page.route('**/api/media-library-folder/1/', (route) => route.fulfill({ json }));
  await signInAs(page, 'superuser', '/folders/1/many');
  for (const view of ['List', 'Grid']) {
    await page.getByRole('button', { name: `${view} view` }).click();
    await expect(page.getByRole('heading', { name: 'Files (10000)' })).toBeVisible();
    await page.getByRole('link', { name: 'Reading 1.txt', exact: true }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Reading 10000.txt', exact: true })).toBeFocused();
    expect(await page.locator('*').count()).toBeLessThan(2500);
    await page.getByPlaceholder('Search files and folders...').fill('reading 777');
    await expect(page.getByRole('heading', { name: 'Files (11)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
  }
});

test('keeps every byte after upload, overwrite, rename and a crash', async ({ page, portal, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/answered 400: POST .*\/api\/user\/media-library\//, /ERR_CONNECTION_REFUSED/, /WebSocket/);
  const first = randomBytes(700_000);
  const second = randomBytes(1_300_000);
  const name = 'Mess “äöü” 报告 👷.bin';
  await signInAs(page, 'direct', '/folders');
  await openNewFolder(page, 'Bytes');
  await upload(page, await onDisk(name, first));
  await expect(page.getByText('File uploaded successfully!')).toBeVisible();
  expect(digest(await downloaded(page, name))).toBe(digest(first));

  await upload(page, await onDisk(name, second));
  const question = page.getByRole('alertdialog', { name: 'File Already Exists' });
  await expect(question).toContainText('A file with this name already exists. Do you want to replace it?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(digest(await downloaded(page, name))).toBe(digest(first));
  await upload(page, join(folder, name));
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(page.getByText('File overwritten successfully!')).toBeVisible();
  expect(digest(await downloaded(page, name))).toBe(digest(second));

  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await page.getByLabel('New File Name').fill("it's a 'new' name; 50%.bin");
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('File renamed successfully!')).toBeVisible();
  await portal.kill();
  await portal.restart();
  await page.reload();
  expect(digest(await downloaded(page, "it's a 'new' name; 50%.bin"))).toBe(digest(second));
  await expect(page.getByRole('heading', { name: 'Files (1)' })).toBeVisible();
});

test('uploads dropped files, and applies one decision to all conflicts', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/api\/user\/media-library\//);
  await signInAs(page, 'superuser', '/folders');
  await openNewFolder(page, 'Dropped');
  const files = Array.from({ length: 6 }, (_, at) => ({ name: `n${at}.txt`, text: `first ${at}` }));
  await drop(page, files);
  await expect(tray(page)).toContainText('6 of 6');
  await expect(page.getByText('6 files uploaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Files (6)' })).toBeVisible();

  await drop(page, files.slice(0, 3));
  const question = page.getByRole('alertdialog', { name: 'File Already Exists' });
  await expect(question).toContainText('In the folder');
  await question.getByLabel('Do this for all conflicts in this upload').check();
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('heading', { name: 'Files (9)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'n2 (1).txt', exact: true })).toBeVisible();

  await drop(
    page,
    files.slice(0, 2).map(({ name }) => ({ name, text: 'second' })),
  );
  await question.getByLabel('Do this for all conflicts in this upload').check();
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(question).toBeHidden();
  // Until the list is refetched, its link leads to the replaced file.
  await expect(async () => {
    expect((await downloaded(page, 'n1.txt')).toString()).toBe('second');
  }).toPass();
  expect((await downloaded(page, 'n2.txt')).toString()).toBe('first 2');
});

test('uploads dropped directories with all their content, and a pasted screenshot', async ({ page }) => {
  const tree = join(folder, 'tree');
  await mkdir(join(tree, 'deep', 'er'), { recursive: true });
  await mkdir(join(tree, 'empty'));
  for (const name of ['a.txt', 'deep/b.txt', 'deep/er/c.txt']) await writeFile(join(tree, name), name);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'superuser', '/folders');
  await openNewFolder(page, 'Trees');
  const session = await page.context().newCDPSession(page);
  const files = [tree, await onDisk('beside.txt', Buffer.from('x'))];
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  }
  await expect(page.getByText('4 files uploaded.')).toBeVisible();
  await expect(page.getByText('1 subfolder • 1 file', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'tree', exact: true }).click();
  await expect(page.getByText('2 subfolders • 1 file', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'deep', exact: true }).click();
  await page.getByRole('link', { name: 'er', exact: true }).click();
  expect((await downloaded(page, 'c.txt')).toString()).toBe('deep/er/c.txt');

  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('link', { name: /^Screenshot \d{4}-\d\d-\d\d .*\.png$/ })).toBeVisible();
});

test('reports failed uploads, cancels and retries one, and asks before the page is left during one', async ({
  page,
  watch,
}) => {
  watch.allow(/media-library/);
  await signInAs(page, 'superuser', '/folders');
  await openNewFolder(page, 'Slow');
  await act(page, 'Upload File');
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Please select a file to upload.')).toBeVisible();
  await page.route('**/api/user/media-library/', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.locator('input[type=file]').setInputFiles(await onDisk('failing.txt', Buffer.from('x')));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Failed to upload file.')).toBeVisible();
  const full = 'Your media library is full: it holds 5.4 GB, of which 0 B are free.';
  await page.route('**/api/user/media-library/', (route) =>
    route.fulfill({ status: 400, json: { file: [full] } }),
  );
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText(full)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await drop(page, [{ name: 'one too many.txt', text: 'x' }]);
  await expect(tray(page)).toContainText(full);
  await page.unrouteAll();
  let isHeld = true;
  await page.route('**/api/user/media-library/', async (route) => {
    if (!isHeld) await route.continue();
  });
  await drop(page, [{ name: 'slow.txt', text: 'slow' }]);
  await page.getByRole('link', { name: 'PulseHub' }).first().click();
  const warning = page.getByRole('alertdialog', { name: 'Uploads are running' });
  await warning.getByRole('button', { name: 'Stay here' }).click();
  await tray(page).getByRole('button', { name: 'Cancel slow.txt' }).click();
  await expect(tray(page)).toContainText('Cancelled');
  isHeld = false;
  await tray(page).getByRole('button', { name: 'Retry slow.txt' }).click();
  await expect(page.getByText('File uploaded successfully!')).toBeVisible();
  expect((await downloaded(page, 'slow.txt')).toString()).toBe('slow');
});

test('creates, renames and deletes folders', async ({ page, watch }) => {
  // The closing question may leave the pointer on the link of the deleted folder, which asks for its page.
  watch.allow(/answered 404: GET .*\/api\/media-library-folder\/\d+\//);
  await signInAs(page, 'superuser', '/folders');
  await openNewFolder(page, 'Tree');
  await act(page, 'New Folder');
  const dialog = page.getByRole('dialog', { name: 'Create New Folder' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Please enter a folder name.')).toBeVisible();
  await dialog.getByPlaceholder('Enter folder name').fill('  Leaf  ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folder "Leaf" created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Leaf' }).click();
  await page.getByLabel('New Folder Name').fill(' ');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Folder name cannot be empty.')).toBeVisible();
  await page.getByLabel('New Folder Name').fill('Branch');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Folder renamed to "Branch"')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Branch' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText('folder "Branch"');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Folder deleted successfully!')).toBeVisible();
  await expect(page.getByText('Create your first subfolder to get started')).toBeVisible();
});

test('renames, opens, selects and deletes files by keyboard', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders');
  await openNewFolder(page, 'Keys');
  await expect(page.getByText('or drop files here')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (
    await choosing
  ).setFiles(
    ['a.tar.gz', 'b.txt', 'c.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    })),
  );
  await expect(page.getByText('3 files uploaded.')).toBeVisible();
  await page.getByRole('link', { name: 'a.tar.gz', exact: true }).focus();
  await page.keyboard.press('F2');
  await expect(page.getByLabel('New File Name')).toBeFocused();
  await page.keyboard.type('z.tar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'z.tar.gz', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'b.txt', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'c.txt', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'c.txt' })).toContainText('c.txt');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'b.txt' }).locator('pre')).toHaveText('b.txt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'b.txt', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 items deleted.')).toBeVisible();
  await expect(row(page, 'z.tar.gz')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('previews files, without running their content', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders/1/reports-2026?sort=kind');
  await page.getByRole('link', { name: 'Crack width chart.png', exact: true }).click();
  const picture = page.getByRole('img', { name: 'Crack width chart.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Annual structural report.pdf', exact: true }).click();
  await expect(page.locator('iframe[title="Annual structural report.pdf"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Annual structural report.pdf' })).toBeVisible();
  await page.route('**/files/media/*.pdf', (route) => route.fulfill({ body: 'This is no PDF.' }));
  await page.getByRole('button', { name: 'Next file' }).click();
  const next = page.getByRole('dialog', { name: 'Bridge inspection Q1.pdf' });
  await expect(next).toContainText('The preview could not be loaded.');
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
});

test('deletes everything by formatting after a warning, or shows why it failed', async ({ page }) => {
  await signInAs(page, 'newcomer', '/folders');
  await expect(
    page.getByText('No folders available. Create your first folder to get started.'),
  ).toBeVisible();
  await openNewFolder(page, 'Doomed');
  await page.route('**/api/media-library-folder/delete-all/', (route) =>
    route.fulfill({ json: { success: false, error: 'The disk is locked.' } }),
  );
  await act(page, 'Format Folders');
  const question = page.getByRole('alertdialog', { name: 'Warning: Format Folders' });
  await expect(question).toContainText(
    'Warning: Format Folders. This will permanently delete all files and folders from your media library. This action cannot be undone.',
  );
  await expect(question).toContainText('1 folder of your library, with everything in it');
  await expect(question).toContainText('In this folder alone: 0 subfolders • 0 files');
  await question.getByRole('button', { name: 'Format Folders' }).click();
  await expect(page.getByText('The disk is locked.')).toBeVisible();
  await expect(page.getByText('All data are deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/folders$/);
  await page.unrouteAll();

  await page.getByRole('link', { name: 'Doomed', exact: true }).click();
  await act(page, 'Format Folders');
  await question.getByRole('button', { name: 'Format Folders' }).click();
  await expect(page.getByText('All folders and files have been deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Media Library' }).click();
  await expect(page.getByText('0 folders available')).toBeVisible();
});
