import type { Page } from '@playwright/test';
import { faults, type Fault } from '../support/browser/faults';
import {
  goToScreenAgain,
  intercept,
  openScreen,
  type Screen,
  type ScreenCall,
} from '../support/browser/openScreen';
import { comesTrue, isWaiting, spoken, visibleText } from '../support/browser/spoken';
import { expect, test } from '../support/browser/test';
import { screens } from './screens';

/** Brings the screen to make its faulty call. Answers what it said before. */
const provoke = async (page: Page, screen: Screen, call: ScreenCall, { answer }: Fault, usual: string[]) => {
  if (!call.act) {
    await intercept(page, call, answer);
    await goToScreenAgain(page, screen);
    return usual;
  }
  await goToScreenAgain(page, screen);
  await expect(screen.ready(page)).toBeVisible();
  await intercept(page, call, answer);
  const before = await spoken(page);
  await call.act(page);
  return before;
};

/** A word to the person that was not there before, or the place where they are led instead. */
const isTold = async (page: Page, { isQuiet, leadsTo }: ScreenCall, before: string[]): Promise<boolean> =>
  isQuiet === true ||
  (leadsTo?.test(page.url()) ?? false) ||
  (await spoken(page)).some((text) => !before.includes(text));

/** What the screen owes a person when this call fails in this way, and fails to do. */
const debtsOf = async (page: Page, screen: Screen, call: ScreenCall, fault: Fault, usual: string[]) => {
  const before = await provoke(page, screen, call, fault, usual);
  const debts: string[] = [];
  if (!fault.isOnlySlow) {
    if (!(await comesTrue(() => isTold(page, call, before)))) debts.push('tells nothing');
  } else if (!call.isQuiet && !(await comesTrue(() => isWaiting(page), 2000))) {
    debts.push('does not say that it waits');
  }
  const { leadsTo } = call;
  if (fault.isOnlySlow && leadsTo && !(await comesTrue(async () => leadsTo.test(page.url()))))
    debts.push('leads nowhere');
  if (!(await comesTrue(async () => !(await isWaiting(page))))) debts.push('spins for ever');
  if (call.isQuiet && !(await comesTrue(() => screen.ready(page).isVisible()))) debts.push('is not usable');
  if ((await visibleText(page)).trim().length < 20) debts.push('is blank');
  return debts.map((debt) => `${fault.name}: ${debt}`);
};

for (const screen of screens)
  for (const call of screen.calls)
    test(`${screen.name}: ${call.name} may fail in every way`, async ({ page, watch }) => {
      test.setTimeout(180_000);
      // The faults themselves; what they must not cause is an uncaught error.
      watch.allow(/^(answered|failed|console)/);
      await openScreen(page, screen);
      const usual = await spoken(page);
      const debts: string[] = [];
      for (const fault of faults) {
        await test.step(fault.name, async () => {
          debts.push(...(await debtsOf(page, screen, call, fault, usual)));
          debts.push(...watch.complaints().map((complaint) => `${fault.name}: ${complaint}`));
          watch.forget();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
      expect(debts).toEqual([]);
    });
