import { fullSpeed, slowDown, visit, type Visit } from './pages/visit';
import { openPortal, openStock, screens, stockScreens } from './portal';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const measuredScreens = ['dashboard', 'administration', 'notifications', 'folders', 'profile'] as const;
const stockList = 'list of stock react-admin';
const names = [stockList, ...measuredScreens] as const;

/** Measures screens behind the sign-in, with an empty cache and with a full one. */
export const signedIn = async (rounds: number): Promise<Section> => {
  const portal = await openPortal();
  const stock = await openStock(portal.url);
  const visits = () => new Map(names.map((name) => [name, [] as Visit[]]));
  const [cold, warm] = [visits(), visits()];
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const [{ page, devTools, url }, screen] =
        name === stockList ? [stock, { ...stockScreens.list, path: '' }] : [portal, screens[name]];
      await slowDown(devTools, { isOnline: true });
      await devTools.send('Network.clearBrowserCache');
      for (const into of [cold, warm])
        into.get(name)?.push(await visit(page, devTools, url + screen.path, screen));
      await fullSpeed(devTools);
    }
  await stock.close();
  await portal.close();

  const metrics = (all: typeof cold, name: (typeof names)[number], measure: keyof Visit) =>
    (all.get(name) ?? []).map((each) => each[measure]);
  const most = (measure: 'scripts' | 'responses', limit: number) => ({
    what: `Most ${measure} until the content of a screen`,
    limit,
    measured: Math.max(...measuredScreens.map((name) => median(metrics(cold, name, measure)))),
    unit: measure,
  });
  const relativeToStock = (name: (typeof measuredScreens)[number], limit: number) => ({
    what: `Cold ${name} relative to the ${stockList}`,
    limit,
    measured: median(metrics(cold, name, 'contentMs')) / median(metrics(cold, stockList, 'contentMs')),
    unit: 'ratio',
  });
  return {
    title: 'Screens behind the sign-in',
    note: 'Until the content is visible, on the same slow phone. Stock react-admin, over the same backend and account, is what one would pick instead: `<Admin>` with `<List>` and `<Edit>` of users.',
    head: ['', 'cold, ms', 'warm, ms', 'scripts', 'responses', 'script, kB'],
    rows: names.map((name) => [
      name,
      formatSpread(metrics(cold, name, 'contentMs')),
      formatSpread(metrics(warm, name, 'contentMs')),
      formatSpread(metrics(cold, name, 'scripts')),
      formatSpread(metrics(cold, name, 'responses')),
      formatSpread(metrics(cold, name, 'scriptKb')),
    ]),
    goals: [
      relativeToStock('dashboard', 0.85),
      relativeToStock('administration', 1.2),
      {
        what: `Slowest warm screen relative to the warm ${stockList}`,
        limit: 1.3,
        measured:
          Math.max(...measuredScreens.map((name) => median(metrics(warm, name, 'contentMs')))) /
          median(metrics(warm, stockList, 'contentMs')),
        unit: 'ratio',
      },
      most('scripts', 14),
      most('responses', 24),
    ],
  };
};
