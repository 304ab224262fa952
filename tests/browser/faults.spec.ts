import type { Page } from '@playwright/test';
import { failFetches, faultsOf, replyTo, type Fault, type Reply } from '../support/browser/faults';
import { goToScreenAgain, openScreen, type Screen, type ScreenCall } from '../support/browser/openScreen';
import { comesTrue, isWaiting, spoken, visibleText } from '../support/browser/spoken';
import { expect, screenTest as test } from '../support/browser/test';
import { screens } from './screens';

/** From now on the call is answered so; without a reply it goes to the server again. */
type Fail = (reply: Reply | null) => Promise<void>;

const failing = async (page: Page, call: ScreenCall): Promise<Fail> => {
  if (!call.isUpload) {
    const fail = await failFetches(page);
    return async (reply) => fail(reply && call, reply ?? undefined);
  }
  const isIt = (url: URL) => url.pathname === call.path;
  return async (reply) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (reply) await page.route(isIt, replyTo(reply));
  };
};

/** Brings the screen to make its faulty call. Answers what it said before; `usual` is what it always says. */
const provoke = async (
  page: Page,
  screen: Screen,
  { act }: ScreenCall,
  usual: string[],
  fail: () => Promise<void>,
) => {
  if (!act) {
    await fail();
    await goToScreenAgain(page, screen);
    return usual;
  }
  await goToScreenAgain(page, screen);
  await expect(screen.ready(page)).toBeVisible();
  const before = await spoken(page);
  await fail();
  await act(page);
  return before;
};

const isBlank = async (page: Page) => (await visibleText(page)).trim().length < 20;

/** A word to the person that was not there before, or the place where they are led instead. */
const isTold = async (page: Page, { isQuiet, leadsTo }: ScreenCall, before: string[]): Promise<boolean> =>
  isQuiet === true ||
  (leadsTo?.test(page.url()) ?? false) ||
  // What is said while it waits is no word about a failure.
  (!(await isWaiting(page)) && (await spoken(page)).some((text) => !before.includes(text)));

/** What the screen owes a person when this call fails in this way, and fails to do. */
const debtsOf = async (page: Page, screen: Screen, call: ScreenCall, fault: Fault, before: string[]) => {
  const debts: string[] = [];
  const { leadsTo, leadsAtOnce = false, isQuiet = false } = call;
  if (!fault.isOnlySlow) {
    if (!fault.mayBeGood && !(await comesTrue(() => isTold(page, call, before)))) debts.push('tells nothing');
  } else {
    if (!isQuiet && !leadsAtOnce && !(await comesTrue(() => isWaiting(page))))
      debts.push('does not say that it waits');
    if (leadsTo && !(await comesTrue(async () => leadsTo.test(page.url())))) debts.push('leads nowhere');
  }
  if (!(await comesTrue(async () => !(await isBlank(page))))) debts.push('is blank');
  if (!(await comesTrue(async () => !(await isWaiting(page))))) debts.push('spins for ever');
  if (isQuiet && !(await comesTrue(() => screen.ready(page).isVisible()))) debts.push('is not usable');
  return debts.map((debt) => `${fault.name}: ${debt}`);
};

const calls = screens.flatMap((screen) => screen.calls.map((call) => ({ screen, call })));

for (const [turn, { screen, call }] of calls.entries())
  test(`${screen.name}: a failure of ${call.name} is told, and the screen stays usable`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(180_000);
    // The faults themselves; what they must not cause is an uncaught error.
    watch.allow(/^(answered|failed|console)/);
    const fail = await failing(page, call);
    await openScreen(page, screen);
    const usual = await spoken(page);
    const debts: string[] = [];
    for (const fault of faultsOf(turn)) {
      await test.step(fault.name, async () => {
        const before = await provoke(page, screen, call, usual, () => fail(fault.reply));
        debts.push(...(await debtsOf(page, screen, call, fault, before)));
        debts.push(...watch.complaints().map((complaint) => `${fault.name}: ${complaint}`));
        watch.forget();
        await fail(null);
      });
    }
    expect(debts).toEqual([]);
  });
