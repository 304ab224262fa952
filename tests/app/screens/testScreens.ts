import { beforeAll, expect, it } from 'vitest';
import { localeKey } from '../../../src/app/language';
import { preferences } from '../../../src/app/providers';
import { pseudoLocale } from '../../../src/i18n/pseudo';
import { setUpBackend } from '../../support/setUpBackend';
import { closePortal } from '../../support/closePortal';
import { selectFaults, type Fault } from '../../support/faults';
import { untranslatedTexts } from '../../support/untranslatedTexts';
import { isBlank, isWaiting, announcedTexts } from '../../support/pageState';
import { stubVisibility } from '../../support/stubVisibility';
import { becomesTrue, checkFailure, type FailedScreen } from './checkFailure';
import { find, openScreen, unmarked } from './openScreen';
import type { Screen, ScreenCall } from './Screen';

interface Failure {
  call: ScreenCall;
  fault: Fault;
}

const formatFailure = ({ call, fault }: Failure) =>
  `reports a failure of ${call.name} and stays usable (${fault.name})`;

/** Tests that each screen shows only translated texts and data, and stays usable when one of its calls fails. */
export const testScreens = (screens: readonly Screen[]): void => {
  const backend = setUpBackend();
  beforeAll(() => {
    stubVisibility();
    // These tests poll the page instead of waiting for React to finish its work.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  const isReady = ({ ready }: Screen) => find(ready) !== undefined;

  /** The announced texts of a screen when nothing fails, for the tests in which it loads with a failure. */
  const announced = new Map<Screen, readonly string[]>();

  /** Opens the screen, switches to the pseudo-locale and reads all texts. */
  const readInPseudoLocale = async (screen: Screen) => {
    const opened = await openScreen(backend, screen);
    expect(await becomesTrue(() => isReady(screen) && !isWaiting()), 'the screen opens').toBe(true);
    // Texts already on the screen must change language too.
    preferences.setItem(localeKey, pseudoLocale);
    await becomesTrue(() => document.documentElement.lang === pseudoLocale);
    announced.set(screen, announcedTexts().map(unmarked));
    return { opened, untranslated: untranslatedTexts(opened.answers, screen.data) };
  };

  const getStore = (screen: Screen) => ({
    announcedTexts,
    isWaiting,
    isBlank,
    isReady: () => isReady(screen),
  });

  /** Makes a call fail that a person triggers. */
  const failAct = async (
    screen: Screen,
    opened: Awaited<ReturnType<typeof openScreen>>,
    { call, fault }: Failure,
  ): Promise<FailedScreen> => {
    const textsBefore = announcedTexts();
    opened.fail({ call, reply: fault.reply });
    await call.act?.(opened.visitor);
    return { ...getStore(screen), textsBefore, ...opened };
  };

  /** Opens the screen and makes a call fail. */
  const fail = async (screen: Screen, failure: Failure): Promise<FailedScreen> => {
    const { call, fault } = failure;
    if (call.act) {
      const opened = await openScreen(backend, screen);
      expect(await becomesTrue(() => isReady(screen)), 'the screen opens').toBe(true);
      return failAct(screen, opened, failure);
    }
    if (!announced.has(screen)) {
      await readInPseudoLocale(screen);
      closePortal();
    }
    const textsBefore = announced.get(screen) ?? [];
    const opened = await openScreen(backend, screen, { failing: { call, reply: fault.reply } });
    return { ...getStore(screen), textsBefore, ...opened };
  };

  let turn = 0;
  for (const screen of screens) {
    const failures = screen.calls.flatMap((call) =>
      selectFaults(turn++).map((fault): Failure => ({ call, fault })),
    );
    // The failure of what a person does is tested where the texts were read, since opening a screen takes long.
    const first = failures.find(({ call }) => call.act);

    it(`${screen.name}: shows only translated texts and data${first ? `, and ${formatFailure(first)}` : ''}`, async () => {
      const { opened, untranslated } = await readInPseudoLocale(screen);
      expect(untranslated, 'texts of no catalogue').toEqual([]);
      if (!first) return;
      const failed = await failAct(screen, opened, first);
      expect(await checkFailure(first.call, first.fault, failed)).toEqual([]);
    });

    for (const failure of failures.filter((each) => each !== first))
      it(`${screen.name}: ${formatFailure(failure)}`, async () => {
        const failed = await fail(screen, failure);
        expect(await checkFailure(failure.call, failure.fault, failed)).toEqual([]);
      });
  }
};
