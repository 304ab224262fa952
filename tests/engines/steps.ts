import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { signInWithCodes } from '../support/signInWithCodes';
import { fetchMailedCode } from '../support/startServerProcess';
import type { Browser } from './Browser';

const account = accountEmail('superuser');
const picture = join(
  import.meta.dirname,
  '../../mock-server/media-library-folder/seed/files/deck-at-dawn.jpg',
);

type Step = (browser: Browser, folder: string) => Promise<void>;

/** Expects no covered control, which a user could not click. */
const expectNothingCovered = async (browser: Browser): Promise<void> => {
  await browser.until('Nothing covers a control', async () => {
    const covered = await browser.coveredControls();
    if (covered.length > 0) throw new Error(covered.join('; '));
    return true;
  });
};

const post = async (browser: Browser, path: string, body: object, token?: string): Promise<object> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(browser.origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as object;
};

/** Waits for a mail whose code differs from `earlier`. */
const mailedCode = (browser: Browser, earlier = ''): Promise<string> =>
  browser.until('A code is mailed', async () => {
    const code = await fetchMailedCode(browser.origin, account);
    return code !== earlier && code;
  });

/** Changes a service of the user in another session, which pushes a notification. */
const pushNotification = async (browser: Browser): Promise<void> => {
  const earlier = await fetchMailedCode(browser.origin, account);
  const answer = await signInWithCodes(account, {
    post: (path, body) => post(browser, path, body),
    mailedCode: () => mailedCode(browser, earlier),
  });
  const { access, user } = answer as { access: string; user: { user_id: number } };
  await post(browser, '/api/user/dic-services/', { user: user.user_id, sales_hub: false }, access);
};

const openMenu = async (browser: Browser, entry: RegExp): Promise<void> => {
  await browser.click('button', /^Account menu/);
  await browser.click('menuitem', entry);
};

const chooseInPalette = async (browser: Browser, entry: string, language: string): Promise<void> => {
  await browser.driver.press('Control+k');
  await browser.find('combobox', /./);
  await browser.driver.type(entry);
  await browser.find('option', new RegExp(entry));
  await browser.driver.press('Enter');
  await browser.until(`The portal language is ${entry}`, () =>
    browser.driver.evaluate<boolean>(`document.documentElement.lang === '${language}'`),
  );
};

/** Steps through the portal for every engine. Uses only roles and specified texts, to survive a redesign. */
export const steps: Record<string, Step> = {
  'opens the sign-in page': async (browser) => {
    await browser.open('/login');
    await browser.find('button', 'Sign In');
    await expectNothingCovered(browser);
  },
  'redirects to the code page after the password': async (browser) => {
    await browser.fill(/^Email/, account);
    await browser.fill(/^Password/, seededPassword);
    await browser.click('button', 'Sign In');
    await browser.path(/^\/verify-otp$/);
    await browser.find('textbox', 'Digit 1');
    await expectNothingCovered(browser);
  },
  'redirects to the dashboard after the mailed code': async (browser) => {
    await browser.click('textbox', 'Digit 1');
    await browser.driver.type(await mailedCode(browser));
    await browser.path(/^\/dashboard$/);
    await browser.find('link', 'PulseSHM');
    await expectNothingCovered(browser);
  },
  'opens the palette with its shortcut and changes the language': async (browser) => {
    await chooseInPalette(browser, 'Français', 'fr');
    await chooseInPalette(browser, 'العربية', 'ar');
    await expectNothingCovered(browser);
    await chooseInPalette(browser, 'English', 'en');
    await browser.find('link', 'PulseSHM');
  },
  'receives a pushed notification': async (browser) => {
    const unread = () =>
      browser.driver.evaluate<number>(
        `Number(/\\d+/.exec(document.querySelector('a[aria-label^="Notifications"]')?.ariaLabel ?? ''))`,
      );
    const before = await browser.until('The bell shows a count', async () => (await unread()) || null);
    await pushNotification(browser);
    await browser.until('The count of the bell increases', async () => (await unread()) > before);
  },
  'opens the notifications': async (browser) => {
    await browser.click('link', /^Notifications/);
    await browser.find('heading', 'Notifications');
    await expectNothingCovered(browser);
  },
  'opens the profile from the account menu': async (browser) => {
    await openMenu(browser, /Profile/);
    await browser.find('button', 'Edit Profile');
    await expectNothingCovered(browser);
  },
  'saves a name and a picture': async (browser) => {
    await browser.click('button', 'Edit Profile');
    await browser.fill(/^First Name/, 'Sofie');
    await browser.driver.chooseFile(picture);
    await browser.click('button', 'Use Picture');
    await browser.click('button', 'Save Changes');
    await browser.text('User updated successfully.');
    await browser.until('The bar shows the picture', () =>
      browser.driver.evaluate<boolean>(`document.querySelector('header img')?.naturalWidth > 0`),
    );
  },
  'opens the library': async (browser) => {
    await openMenu(browser, /Library/);
    await browser.find('link', 'Reports 2026');
    await expectNothingCovered(browser);
  },
  'opens a folder': async (browser) => {
    await browser.click('link', 'Reports 2026');
    await browser.path(/^\/folders\/\d+\/reports-2026$/);
    await browser.find('link', 'Annual structural report.pdf');
    await browser.find('button', 'Upload');
    await expectNothingCovered(browser);
  },
  'opens the actions menu of a folder': async (browser) => {
    await browser.click('button', 'Actions');
    await browser.find('menuitem', /./);
    await expectNothingCovered(browser);
    await browser.driver.press('Escape');
    await browser.until('The menu is closed', async () => !(await browser.isVisible('menuitem', /./)));
  },
  'uploads a file': async (browser, folder) => {
    const file = join(folder, 'walk.txt');
    writeFileSync(file, 'From one end to the other.');
    await browser.driver.chooseFile(file);
    await browser.find('link', 'walk.txt');
  },
  'previews a file': async (browser) => {
    await browser.click('link', 'walk.txt');
    await browser.text('From one end to the other.');
    await expectNothingCovered(browser);
    await browser.click('button', 'Close');
  },
  'opens the projects': async (browser) => {
    await browser.click('link', 'Projects');
    await browser.find('heading', 'Projects');
    await expectNothingCovered(browser);
  },
  'lists the users': async (browser) => {
    await browser.click('link', 'Admin');
    await browser.find('button', 'Add User');
    await browser.find('link', 'aditya.banerjee@pulsehub.test');
    await expectNothingCovered(browser);
  },
  'finds and selects a user': async (browser) => {
    await browser.fill(/^Search/, 'siobhan');
    await browser.find('link', 'siobhan.doyle@pulsehub.test');
    await browser.until('No other user is listed', async () => !(await browser.isVisible('link', /^aditya/)));
    await browser.click('checkbox', 'Select siobhan.doyle@pulsehub.test');
    await browser.text('1 User(s) Selected');
    await browser.find('button', 'Send Email');
  },
  'previews the changes of a bulk action': async (browser) => {
    const isInSight = await browser.isVisible('button', 'Deactivate');
    if (!isInSight) await browser.click('button', /^More/);
    await browser.click(isInSight ? 'button' : 'menuitem', 'Deactivate');
    await browser.text(/Deactivate Users/);
    await browser.text(/will not be able to sign in/);
    await expectNothingCovered(browser);
    await browser.click('button', 'Cancel');
  },
  'opens a user from the list': async (browser) => {
    await browser.click('link', 'siobhan.doyle@pulsehub.test');
    await browser.path(/^\/user\/details\/\d+$/);
    await browser.find('heading', /Siobhán Doyle|User/);
    await expectNothingCovered(browser);
  },
  'previews a template': async (browser) => {
    await browser.click('link', 'Admin');
    await browser.click('tab', 'Message Template');
    await browser.find('button', 'Add Template');
    await expectNothingCovered(browser);
    await browser.click('button', 'Preview');
    await browser.until('The template is shown in a frame', () =>
      browser.driver.evaluate<boolean>(`document.querySelector('iframe')?.clientHeight > 50`),
    );
    await browser.click('button', 'Close');
  },
  'signs out in one window and ends the session in the other': async (browser) => {
    await browser.driver.openWindow();
    await browser.open('/dashboard');
    await browser.find('link', 'PulseSHM');
    await openMenu(browser, /^Logout$/);
    await browser.path(/^\/login$/);
    await browser.driver.switchTo(0);
    await browser.path(/^\/login$/);
    await browser.find('button', 'Sign In');
  },
};
