import { beforeAll, expect, it } from 'vitest';
import { backendForFile } from '../../support/backendForFile';
import { closePortal } from '../../support/closePortal';
import { faultsOf, type Fault } from '../../support/faults';
import { untranslatedTexts } from '../../support/untranslatedTexts';
import { isBlank, isWaiting, announcedTexts } from '../../support/pageState';
import { stubVisibility } from '../../support/stubVisibility';
import { comesTrue, debtsOf, type Failed } from './debtsOf';
import { find, openScreen, unmarked } from './openScreen';
import type { Screen, ScreenCall } from './Screen';

/** Each screen of the table shows only texts of the catalogue, and outlives the failure of each of its calls. */
export const proveScreens = (screens: readonly Screen[]): void => {
  const backend = backendForFile();
  beforeAll(() => {
    stubVisibility();
    // Nothing here waits for React's own end of work: the page is asked until it has come so far.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  const isReady = ({ ready }: Screen) => find(ready) !== undefined;

  const readOnce = async (screen: Screen) => {
    const { answers } = await openScreen(backend, screen, { locale: 'en-XA' });
    const opens = await comesTrue(() => isReady(screen) && !isWaiting());
    const foreign = untranslatedTexts(answers, screen.data);
    const spoken = announcedTexts().map(unmarked);
    closePortal();
    return { opens, foreign, spoken };
  };
  const readings = new Map<Screen, ReturnType<typeof readOnce>>();
  /** What a screen says when nothing fails, in the pseudo-locale. Read once, whichever test comes first. */
  const read = (screen: Screen) => {
    const reading = readings.get(screen) ?? readOnce(screen);
    readings.set(screen, reading);
    return reading;
  };

  /** Brings the screen to make its failing call. */
  const provoke = async (screen: Screen, call: ScreenCall, { reply }: Fault): Promise<Failed> => {
    const seen = { spoken: announcedTexts, isWaiting, isBlank, isReady: () => isReady(screen) };
    if (!call.act) {
      const { spoken } = await read(screen);
      return {
        ...seen,
        before: spoken,
        ...(await openScreen(backend, screen, { failing: { call, reply } })),
      };
    }
    const opened = await openScreen(backend, screen);
    expect(await comesTrue(() => isReady(screen)), 'the screen opens').toBe(true);
    const before = announcedTexts();
    opened.fail({ call, reply });
    await call.act(opened.visitor);
    return { ...seen, before, ...opened };
  };

  for (const screen of screens)
    it(`${screen.name}: shows no text but its own and data`, async () => {
      const { opens, foreign } = await read(screen);
      expect(opens, 'it opens').toBe(true);
      expect(foreign, 'texts of no catalogue').toEqual([]);
    });

  const calls = screens.flatMap((screen) => screen.calls.map((call) => ({ screen, call })));
  for (const [turn, { screen, call }] of calls
    .filter(({ call: { onlyInChromium } }) => !onlyInChromium)
    .entries())
    for (const fault of faultsOf(turn))
      it(`${screen.name}: tells a failure of ${call.name} and stays usable (${fault.name})`, async () => {
        expect(await debtsOf(call, fault, await provoke(screen, call, fault))).toEqual([]);
      });
};
