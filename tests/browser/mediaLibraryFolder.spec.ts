import type { Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectTexts } from '../support/browser/expectTexts';
import { registerUser } from '../support/browser/registerUser';
import { authorized, getSession } from '../support/browser/sessionCache';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const uploads = '**/api/user/media-library/';

const openMenu = async (page: Page, name: string) => {
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Opens a new folder of the superuser. */
const openNewFolder = async (page: Page, name: string) => {
  const options = authorized(await getSession(page.request, 'superuser'));
  const response = await page.request.post('/api/media-library-folder/', { ...options, data: { name } });
  const { id } = (await response.json()) as { id: number };
  await signInAs(page, 'superuser', `/folders/${id}/${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const textFile = (name: string, content: string | Buffer = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** Chooses files by the page's button. */
const upload = (page: Page, ...files: ReturnType<typeof textFile>[]) =>
  page.getByRole('main').locator('input[type=file]').first().setInputFiles(files);

const downloadFile = async (page: Page, name: string): Promise<Buffer> => {
  const [download] = await Promise.all([
    // A call that is repeated must end.
    page.waitForEvent('download', { timeout: 30_000 }),
    link(page, `Download ${name}`).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
};

test('lists and opens folders with their path and reports errors', async ({ page, watch }) => {
  watch.allow(/answered (404|500): GET .*\/media-library-folder\//);
  await signInAs(page, 'superuser', '/folders');
  await expectTexts(page, /^\d+ folders available$/);
  await page.getByPlaceholder('Search folders...').fill('REPORTS');
  await expect(link(page, 'Drawings')).toBeHidden();
  await page.getByPlaceholder('Search folders...').fill('there is none');
  await expectTexts(page, 'No folders found matching "there is none"');
  await button(page, 'Clear search').click();
  await link(page, 'Reports 2026').click();
  await expect(page).toHaveURL(/\/folders\/\d+\/reports-2026$/);
  // Another test may have uploaded more.
  await expectTexts(page, /^0 subfolders • \d+ files$/, /^Files \(\d+\)$/);
  for (const name of ['File Name', 'Date Created', 'Actions'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await button(page, 'View More').click();
  await expect(button(page, 'View Less')).toBeVisible();
  await page.getByRole('row', { name: 'Meeting minutes.docx' }).click();
  await button(page, 'Close').click();
  await link(page, 'Back to Media Library').click();
  await expect(page).toHaveURL(/\/folders$/);
  for (const name of ['Drawings', 'Bridge East', 'Foundations', 'Pile caps']) await link(page, name).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Media Library \/ Drawings \/ Bridge East \/ Foundations \/ Pile caps/,
  );
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { name: 'Foundations', level: 1 })).toBeVisible();

  for (const address of ['/folders/999999/nowhere', '/folders/abc/x']) {
    await page.goto(address);
    await expectTexts(page, 'No folder found.');
  }
  const call = '**/api/media-library-folder/1/';
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/folders/1/x');
  await expectTexts(page, 'Failed to fetch folder details.', 'Error fetching folder details.');
  // A folder that failed before its page was mounted is requested once more.
  await page.waitForLoadState('networkidle');
  await page.unroute(call);
  await button(page, 'Retry').click();
  await expectTexts(page, /^Files \(/);
});

/** Builds the files of a large folder. */
const manyFiles = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  user_media_library_id: at + 1,
  file_name: `Reading ${at + 1}.txt`,
  file_url: '/files/media/none',
  size: at,
  created_at: '2026-01-05T08:00:00Z',
}));

test('renders only the visible part of 10,000 files and searches all', async ({ page }) => {
  const subfolders = [{ id: 2, name: 'Older', parent: 1 }];
  const json = { id: 1, name: 'Many', parent: null, ancestors: [], subfolders, files: manyFiles };
  await page.route('**/api/media-library-folder/1/', (route) => route.fulfill({ json }));
  await signInAs(page, 'superuser', '/folders/1/many');
  for (const view of ['List', 'Grid']) {
    await button(page, `${view} view`).click();
    await expectTexts(page, 'Files (10000)');
    await link(page, 'Reading 1.txt').focus();
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'Older')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(page, 'Reading 10000.txt')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(link(page, view === 'Grid' ? 'Reading 9999.txt' : 'Reading 10000.txt')).toBeFocused();
    expect(await page.locator('*').count()).toBeLessThan(2500);
    await page.getByPlaceholder('Search files and folders...').fill('reading 777');
    await expectTexts(page, 'Files (11)');
    await button(page, 'Clear search').click();
  }
});

test('keeps every byte and applies one choice to all conflicts', async ({ page, watch }) => {
  watch.allow(/answered 400: POST .*\/api\/user\/media-library\//);
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const [first, second] = [randomBytes(700_000), randomBytes(1_300_000)];
  const name = 'Mess “äöü” 报告 👷.bin';
  await openNewFolder(page, 'Bytes');
  await upload(page, textFile(name, first));
  await expectTexts(page, 'File uploaded successfully!');
  expect(digest(await downloadFile(page, name))).toBe(digest(first));

  await upload(page, textFile(name, second));
  const question = page.getByRole('alertdialog', { name: 'File Already Exists' });
  await expect(question).toContainText('A file with this name already exists. Do you want to replace it?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(digest(await downloadFile(page, name))).toBe(digest(first));
  await upload(page, textFile(name, second));
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expectTexts(page, 'File overwritten successfully!');
  expect(digest(await downloadFile(page, name))).toBe(digest(second));
  await button(page, `Rename ${name}`).click();
  await page.getByLabel('New File Name').fill("it's a 'new' name; 50%.bin");
  await button(page, 'OK').click();
  await expectTexts(page, 'File renamed successfully!');
  expect(digest(await downloadFile(page, "it's a 'new' name; 50%.bin"))).toBe(digest(second));

  const names = ['n0.txt', 'n1.txt', 'n2.txt'];
  await upload(page, ...names.map((each) => textFile(each, 'first')));
  await expectTexts(page, '3 files uploaded.', 'Files (4)');
  await upload(page, ...names.map((each) => textFile(each, 'copy')));
  await expect(question).toContainText('Existing file');
  await question.getByLabel('Do this for all conflicts in this upload').check();
  await question.getByRole('button', { name: 'Keep Both' }).click();
  await expectTexts(page, 'Files (7)');
  await expect(link(page, 'n2 (1).txt')).toBeVisible();
  await upload(page, textFile('n0.txt', 'second'), textFile('n1.txt', 'second'));
  await question.getByLabel('Do this for all conflicts in this upload').check();
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(question).toBeHidden();
  // Until the list is refetched, it links to the replaced file.
  await expect(async () => expect((await downloadFile(page, 'n1.txt')).toString()).toBe('second')).toPass();
  expect((await downloadFile(page, 'n2.txt')).toString()).toBe('first');
});

test('uploads dropped directories and a pasted screenshot', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'pulsehub-media-'));
  const [tree, siblingFile] = [join(folder, 'tree'), join(folder, 'beside.txt')];
  await mkdir(join(tree, 'deep', 'er'), { recursive: true });
  await mkdir(join(tree, 'empty'));
  for (const path of ['tree/a.txt', 'tree/deep/b.txt', 'tree/deep/er/c.txt', 'beside.txt'])
    await writeFile(join(folder, path), path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewFolder(page, 'Trees');
  await expectTexts(page, 'or drop files here');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [tree, siblingFile], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  }
  await expectTexts(page, '4 files uploaded.', '1 subfolder • 1 file');
  await link(page, 'tree').click();
  await expectTexts(page, '2 subfolders • 1 file');
  await link(page, 'deep').click();
  await link(page, 'er').click();
  expect((await downloadFile(page, 'c.txt')).toString()).toBe('tree/deep/er/c.txt');
  await rm(folder, { recursive: true });

  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('link', { name: /^Screenshot \d{4}-\d\d-\d\d .*\.png$/ })).toBeVisible();
});

test('reports failed uploads, cancels and retries them, and asks on leaving', async ({ page, watch }) => {
  watch.allow(/media-library/);
  await openNewFolder(page, 'Slow');
  await openMenu(page, 'Upload File');
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectTexts(dialog, 'Please select a file to upload.');
  await page.route(uploads, (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.locator('input[type=file]').setInputFiles(textFile('failing.txt'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectTexts(page, 'Failed to upload file.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const full = 'Your media library is full: it holds 5.4 GB, of which 0 B are free.';
  await page.route(uploads, (route) => route.fulfill({ status: 400, json: { file: [full] } }));
  await upload(page, textFile('one too many.txt'));
  await expect(tray(page)).toContainText(full);
  await page.unrouteAll();
  let isHeld = true;
  await page.route(uploads, async (route) => {
    if (!isHeld) await route.continue();
  });
  await upload(page, textFile('slow.txt'));
  await expect(tray(page).getByRole('button', { name: 'Cancel slow.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'PulseHub' }).first().click();
  const warning = page.getByRole('alertdialog', { name: 'Uploads are running' });
  await warning.getByRole('button', { name: 'Stay Here' }).click();
  await tray(page).getByRole('button', { name: 'Cancel slow.txt' }).click();
  await expect(tray(page)).toContainText('Cancelled');
  isHeld = false;
  await tray(page).getByRole('button', { name: 'Retry slow.txt' }).click();
  await expectTexts(page, 'File uploaded successfully!');
  expect((await downloadFile(page, 'slow.txt')).toString()).toBe('slow.txt');
});

test('creates, renames and deletes folders, and manages files by keyboard', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders');
  const create = page.getByRole('dialog', { name: 'Create New Folder' });
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await button(page, 'New Folder').click();
  await page.getByLabel('Folder Name').fill('Tree');
  await button(page, 'Create').click();
  await expectTexts(page, 'Folder "Tree" created successfully');
  await link(page, 'Tree').click();
  await openMenu(page, 'New Folder');
  await create.getByRole('button', { name: 'Create' }).click();
  await expectTexts(create, 'Please enter a folder name.');
  await create.getByPlaceholder('Enter folder name').fill('  Leaf  ');
  await page.keyboard.press('Enter');
  await expectTexts(page, 'Folder "Leaf" created successfully');
  await button(page, 'Rename Leaf').click();
  await page.getByLabel('New Folder Name').fill(' ');
  await button(page, 'OK').click();
  await expectTexts(page, 'Folder name cannot be empty.');
  await page.getByLabel('New Folder Name').fill('Branch');
  await button(page, 'OK').click();
  await expectTexts(page, 'Folder renamed to "Branch"');
  await button(page, 'Delete Branch').click();
  await expect(question).toContainText('folder "Branch"');
  // A click would leave the pointer on the link of the deleted folder, whose page would be fetched.
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expectTexts(page, 'Folder deleted successfully!', 'Create your first subfolder to get started');

  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Upload').click();
  await (await choosing).setFiles(['a.tar.gz', 'b.txt', 'c.txt'].map((name) => textFile(name)));
  await expectTexts(page, '3 files uploaded.');
  await link(page, 'a.tar.gz').focus();
  await page.keyboard.press('F2');
  await expect(page.getByLabel('New File Name')).toBeFocused();
  await page.keyboard.type('z.tar');
  await page.keyboard.press('Enter');
  await expect(link(page, 'z.tar.gz')).toBeVisible();
  await link(page, 'b.txt').focus();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'c.txt')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'c.txt' })).toContainText('c.txt');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'b.txt' }).locator('pre')).toHaveText('b.txt');
  await page.keyboard.press('Escape');
  await expect(link(page, 'b.txt')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectTexts(page, '2 selected');
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expectTexts(page, '2 items deleted.');
  await expect(link(page, 'z.tar.gz')).toBeVisible();
});

test('previews files, without running their content', async ({ page }) => {
  await signInAs(page, 'superuser', '/folders/1/reports-2026?sort=kind');
  await link(page, 'Crack width chart.png').click();
  const picture = page.getByRole('img', { name: 'Crack width chart.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await button(page, 'Close').click();
  await link(page, 'Annual structural report.pdf').click();
  await expect(page.locator('iframe[title="Annual structural report.pdf"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Annual structural report.pdf' })).toBeVisible();
  await page.route('**/files/media/*.pdf', (route) => route.fulfill({ body: 'This is no PDF.' }));
  await button(page, 'Next file').click();
  const next = page.getByRole('dialog', { name: 'Bridge inspection Q1.pdf' });
  await expect(next).toContainText('The preview could not be loaded.');
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
});

test('formats the library after a warning or shows the error', async ({ page, request }) => {
  await signInAs(page, await registerUser(request, 'formatting'), '/folders');
  await expectTexts(page, 'No folders available. Create your first folder to get started.');
  await button(page, 'New Folder').click();
  await page.getByLabel('Folder Name').fill('Doomed');
  await button(page, 'Create').click();
  await link(page, 'Doomed').click();
  const call = '**/api/media-library-folder/delete-all/';
  await page.route(call, (route) =>
    route.fulfill({ json: { success: false, error: 'The disk is locked.' } }),
  );
  await openMenu(page, 'Format Folders');
  const question = page.getByRole('alertdialog', { name: 'Warning: Format Folders' });
  for (const text of [
    'Warning: Format Folders. This will permanently delete all files and folders from your media library. This action cannot be undone.',
    '1 folder of your library, with everything in it',
    'In this folder alone: 0 subfolders • 0 files',
  ])
    await expect(question).toContainText(text);
  await expect(question.getByRole('button', { name: 'Format Folders' })).toBeDisabled();
  await question.getByLabel('Type FORMAT to confirm').fill('format');
  await question.getByRole('button', { name: 'Format Folders' }).click();
  await expectTexts(page, 'The disk is locked.', 'All data are deleted');
  await expect(page).toHaveURL(/\/folders$/);
  await page.unroute(call);

  await link(page, 'Doomed').click();
  await button(page, 'Actions').click();
  await expect(page.getByRole('menuitem').last()).toHaveAccessibleDescription('Deletes the whole library');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Format Folders');
  await question.getByLabel('Type FORMAT to confirm').fill('FORMAT');
  await question.getByRole('button', { name: 'Format Folders' }).click();
  await expectTexts(page, 'All folders and files have been deleted.');
  await link(page, 'Back to Media Library').click();
  await expectTexts(page, '0 folders available');
});
