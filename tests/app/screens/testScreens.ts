import { beforeAll, expect, it } from 'vitest';
import { localeKey } from '../../../src/app/language';
import { preferences } from '../../../src/app/providers';
import { pseudoLocale } from '../../../src/i18n/pseudo';
import { backendForFile } from '../../support/backendForFile';
import { closePortal } from '../../support/closePortal';
import { faultsOf, type Fault } from '../../support/faults';
import { untranslatedTexts } from '../../support/untranslatedTexts';
import { isBlank, isWaiting, announcedTexts } from '../../support/pageState';
import { stubVisibility } from '../../support/stubVisibility';
import { becomesTrue, checkFailure, type FailedScreen } from './checkFailure';
import { find, openScreen, unmarked } from './openScreen';
import type { Screen, ScreenCall } from './Screen';

/** Tests that each screen shows only translated texts and data, and stays usable when one of its calls fails. */
export const testScreens = (screens: readonly Screen[]): void => {
  const backend = backendForFile();
  beforeAll(() => {
    stubVisibility();
    // These tests poll the page instead of waiting for React to finish its work.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  const isReady = ({ ready }: Screen) => find(ready) !== undefined;

  const readOnce = async (screen: Screen) => {
    const { answers } = await openScreen(backend, screen);
    const opens = await becomesTrue(() => isReady(screen) && !isWaiting());
    // What was there before must follow, too.
    preferences.setItem(localeKey, pseudoLocale);
    await becomesTrue(() => document.documentElement.lang === pseudoLocale);
    const untranslated = untranslatedTexts(answers, screen.data);
    const announced = announcedTexts().map(unmarked);
    closePortal();
    return { opens, untranslated, announced };
  };
  const readings = new Map<Screen, ReturnType<typeof readOnce>>();
  /** The texts of a screen in the pseudo-locale when nothing fails, read once for all tests. */
  const read = (screen: Screen) => {
    const reading = readings.get(screen) ?? readOnce(screen);
    readings.set(screen, reading);
    return reading;
  };

  /** Opens the screen and makes its call fail. */
  const failCall = async (screen: Screen, call: ScreenCall, { reply }: Fault): Promise<FailedScreen> => {
    const state = { announcedTexts, isWaiting, isBlank, isReady: () => isReady(screen) };
    if (!call.act) {
      const { announced } = await read(screen);
      return {
        ...state,
        textsBefore: announced,
        ...(await openScreen(backend, screen, { failing: { call, reply } })),
      };
    }
    const opened = await openScreen(backend, screen);
    expect(await becomesTrue(() => isReady(screen)), 'the screen opens').toBe(true);
    const textsBefore = announcedTexts();
    opened.fail({ call, reply });
    await call.act(opened.visitor);
    return { ...state, textsBefore, ...opened };
  };

  for (const screen of screens)
    it(`${screen.name}: shows only translated texts and data`, async () => {
      const { opens, untranslated } = await read(screen);
      expect(opens, 'it opens').toBe(true);
      expect(untranslated, 'texts of no catalogue').toEqual([]);
    });

  const calls = screens.flatMap((screen) => screen.calls.map((call) => ({ screen, call })));
  for (const [turn, { screen, call }] of calls
    .filter(({ call: { onlyInChromium } }) => !onlyInChromium)
    .entries())
    for (const fault of faultsOf(turn))
      it(`${screen.name}: reports a failure of ${call.name} and stays usable (${fault.name})`, async () => {
        expect(await checkFailure(call, fault, await failCall(screen, call, fault))).toEqual([]);
      });
};
