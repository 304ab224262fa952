import { openBrowser, openTab } from './pages/openBrowser';
import { serveHelloWorld } from './pages/servePage';
import { slowDown, visit, type Visit } from './pages/visit';
import { openPortal, screens } from './portal';
import type { Section } from './report';
import { medianOf, spreadOf } from './stats';

const measuredScreens = ['dashboard', 'administration', 'notifications', 'folders', 'profile'] as const;
type Name = (typeof measuredScreens)[number];

/** Measures screens behind the sign-in, with an empty cache and with a full one. */
export const signedIn = async (rounds: number): Promise<Section> => {
  const [hello, portal] = await Promise.all([serveHelloWorld(), openPortal()]);
  const helloBrowser = await openBrowser();
  await slowDown(portal.devTools, { isOnline: true });
  const visits = (): Record<Name, Visit[]> => ({
    dashboard: [],
    administration: [],
    notifications: [],
    folders: [],
    profile: [],
  });
  const [cold, warm, helloPaints] = [visits(), visits(), [] as number[]];
  for (let round = 0; round < rounds; round += 1) {
    const { context, page, devTools } = await openTab(helloBrowser);
    await slowDown(devTools, { isOnline: true });
    helloPaints.push((await visit(page, devTools, hello.url, { selector: 'form' })).firstPaintMs);
    await context.close();
    for (const name of measuredScreens) {
      const screen = screens[name];
      await portal.devTools.send('Network.clearBrowserCache');
      for (const into of [cold, warm])
        into[name].push(await visit(portal.page, portal.devTools, portal.url + screen.path, screen));
    }
  }
  await helloBrowser.close();
  hello.close();
  await portal.close();

  const paint = medianOf(helloPaints);
  const of = (all: Visit[], measure: keyof Visit) => all.map((each) => each[measure]);
  const most = (measure: 'scripts' | 'responses', limit: number) => ({
    what: `Most ${measure} until the content of a screen`,
    limit,
    measured: Math.max(...measuredScreens.map((name) => medianOf(of(cold[name], measure)))),
    unit: measure,
  });
  return {
    title: 'Screens behind the sign-in',
    note: `Until the content is visible, on the same slow phone. Hello world's first paint: ${spreadOf(helloPaints)} ms.`,
    head: ['', 'cold, ms', 'warm, ms', 'scripts', 'responses', 'script, kB'],
    rows: measuredScreens.map((name) => [
      name,
      spreadOf(of(cold[name], 'contentMs')),
      spreadOf(of(warm[name], 'contentMs')),
      spreadOf(of(cold[name], 'scripts')),
      spreadOf(of(cold[name], 'responses')),
      spreadOf(of(cold[name], 'scriptKb')),
    ]),
    goals: [most('scripts', 14), most('responses', 24)],
    chart: {
      file: 'screens',
      unit: 'ms',
      bars: [
        ["hello world's first paint", paint] as const,
        ...measuredScreens.map((name) => [name, medianOf(of(cold[name], 'contentMs'))] as const),
      ],
    },
  };
};
