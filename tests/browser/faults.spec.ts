import type { Page } from '@playwright/test';
import { checkFailure, type FailedScreen } from '../app/screens/checkFailure';
import { administrationScreens } from '../app/screens/administration';
import { portalScreens } from '../app/screens/portal';
import type { Screen, ScreenCall } from '../app/screens/Screen';
import { find, openScreen, visitor } from '../support/browser/openScreen';
import { expect, test } from '../support/browser/test';
import { faults, type Fault, type Reply } from '../support/faults';
import { isBlank, isWaiting, announcedTexts } from '../support/pageState';

/** What only a browser shows of a fault; tests/app/screens covers every call of every screen. */
const rows = [
  ['slow', 'sign-in', 'signing in'],
  ['dropped', 'folder', 'an upload'],
  ['broken JSON', 'notification controls', 'the preferences'],
  ['401', 'edit service', 'the update'],
] as const;

const kindOf = (name: string): Fault => {
  const fault = faults.find((each) => each.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
};

const callOf = (screenName: string, callName: string): { screen: Screen; call: ScreenCall } => {
  const screen = [...portalScreens, ...administrationScreens].find(({ name }) => name === screenName);
  const call = screen?.calls.find(({ name }) => name === callName);
  if (!screen || !call) throw new Error(`The table has no call "${callName}" of "${screenName}".`);
  return { screen, call };
};

/** Intercepts the call with `reply`; a slow reply is sent on `release`. */
const interceptCall = async (page: Page, { method, path }: ScreenCall, reply: Reply) => {
  let asked = false;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      asked = true;
      if (reply === 'dropped') return route.abort('connectionreset');
      if (reply !== 'slow') return route.fulfill(reply);
      await released;
      return route.fallback();
    },
  );
  return { wasCalled: () => asked, release };
};

/** Opens the screen and triggers the failing call. */
const triggerCall = async (
  page: Page,
  screen: Screen,
  call: ScreenCall,
  { reply }: Fault,
): Promise<FailedScreen> => {
  await openScreen(page, screen);
  const textsBefore = await page.evaluate(announcedTexts);
  const failing = await interceptCall(page, call, reply);
  if (call.act) await call.act(visitor(page));
  else await page.reload({ waitUntil: 'commit' });
  return {
    ...failing,
    textsBefore,
    announcedTexts: () => page.evaluate(announcedTexts),
    isWaiting: () => page.evaluate(isWaiting),
    isBlank: () => page.evaluate(isBlank),
    isReady: () => find(page, screen.ready).isVisible(),
    address: () => page.url(),
  };
};

for (const [kind, screenName, callName] of rows)
  test(`${screenName}: reports a failure of ${callName} and stays usable (${kind})`, async ({
    page,
    watch,
  }) => {
    // The injected faults are expected; uncaught errors are not.
    watch.allow(/^(answered|failed|console)/);
    const { screen, call } = callOf(screenName, callName);
    const fault = kindOf(kind);
    expect(await checkFailure(call, fault, await triggerCall(page, screen, call, fault))).toEqual([]);
  });
