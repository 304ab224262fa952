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
import { waitUntil, checkFailure, type FailedScreen } from './checkFailure';
import { find, openScreen, removeMarkers } from './openScreen';
import type { Screen, ScreenCall } from './Screen';

interface Failure {
  call: ScreenCall;
  fault: Fault;
}

const formatFailure = ({ call, fault }: Failure) =>
  `reports a failure of ${call.name} and stays usable (${fault.name})`;

/** Tests that screens show only translated texts and data, and stay usable after a failed call. */
export const testScreens = (screens: readonly Screen[]): void => {
  const backend = setUpBackend();
  beforeAll(() => {
    stubVisibility();
    // These tests poll the page instead of waiting for React to finish its work.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  const isReady = ({ ready }: Screen) => find(ready) !== undefined;

  /** Texts announced without a failure, the baseline for failing loads. */
  const announcedByScreen = new Map<Screen, readonly string[]>();

  /** Opens the screen, switches to the pseudo-locale and reads all texts. */
  const readInPseudoLocale = async (screen: Screen) => {
    const opened = await openScreen(backend, screen);
    expect(await waitUntil(() => isReady(screen) && !isWaiting()), 'the screen opens').toBe(true);
    // Texts already on the screen must change language too.
    preferences.setItem(localeKey, pseudoLocale);
    await waitUntil(() => document.documentElement.lang === pseudoLocale);
    announcedByScreen.set(screen, announcedTexts().map(removeMarkers));
    return { opened, untranslated: untranslatedTexts(opened.answers, screen.data) };
  };

  const getStore = (screen: Screen) => ({
    announcedTexts,
    isWaiting,
    isBlank,
    isReady: () => isReady(screen),
  });

  /** Makes a user-triggered call fail. */
  const failAction = async (
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
      expect(await waitUntil(() => isReady(screen)), 'the screen opens').toBe(true);
      return failAction(screen, opened, failure);
    }
    if (!announcedByScreen.has(screen)) {
      await readInPseudoLocale(screen);
      closePortal();
    }
    const textsBefore = announcedByScreen.get(screen) ?? [];
    const opened = await openScreen(backend, screen, { failing: { call, reply: fault.reply } });
    return { ...getStore(screen), textsBefore, ...opened };
  };

  let faultTurn = 0;
  for (const screen of screens) {
    const failures = screen.calls.flatMap((call) =>
      selectFaults(faultTurn++).map((fault): Failure => ({ call, fault })),
    );
    // Reuses the open screen for one user-triggered failure, since opening takes long.
    const first = failures.find(({ call }) => call.act);

    it(`${screen.name}: shows only translated texts and data${first ? `, and ${formatFailure(first)}` : ''}`, async () => {
      const { opened, untranslated } = await readInPseudoLocale(screen);
      expect(untranslated, 'texts of no catalogue').toEqual([]);
      if (!first) return;
      const failed = await failAction(screen, opened, first);
      expect(await checkFailure(first.call, first.fault, failed)).toEqual([]);
    });

    for (const failure of failures.filter((each) => each !== first))
      it(`${screen.name}: ${formatFailure(failure)}`, async () => {
        const failed = await fail(screen, failure);
        expect(await checkFailure(failure.call, failure.fault, failed)).toEqual([]);
      });
  }
};
