import { restoreSpeed, slowDown, visit, type Visit } from './pages/visit';
import { openPortal, openStock, screens, stockScreens } from './portal';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const measuredScreens = ['dashboard', 'administration', 'notifications', 'folders', 'profile'] as const;
const stockList = 'stock react-admin list';
const names = [stockList, ...measuredScreens] as const;

/** Measures the screens after sign-in, with a cold and with a warm cache. */
export const signedIn = async (rounds: number): Promise<Section> => {
  const portal = await openPortal();
  const stock = await openStock(portal.url);
  const createVisits = () => new Map(names.map((name) => [name, [] as Visit[]]));
  const [cold, warm] = [createVisits(), createVisits()];
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const [{ page, devTools, url }, screen] =
        name === stockList ? [stock, { ...stockScreens.list, path: '' }] : [portal, screens[name]];
      await slowDown(devTools, { slowNetwork: true });
      await devTools.send('Network.clearBrowserCache');
      for (const visits of [cold, warm])
        visits.get(name)?.push(await visit(page, devTools, url + screen.path, screen));
      await restoreSpeed(devTools);
    }
  await stock.close();
  await portal.close();

  const getValues = (visits: typeof cold, name: (typeof names)[number], measure: keyof Visit) =>
    (visits.get(name) ?? []).map((each) => each[measure]);
  const createCountGoal = (measure: 'scripts' | 'responses', limit: number) => ({
    label: `Maximum of ${measure} before a screen has content`,
    limit,
    measured: Math.max(...measuredScreens.map((name) => median(getValues(cold, name, measure)))),
    unit: measure,
  });
  const createTimeGoal = (name: (typeof measuredScreens)[number], limit: number) => ({
    label: `Cold ${name}, relative to the ${stockList}`,
    limit,
    measured: median(getValues(cold, name, 'contentMs')) / median(getValues(cold, stockList, 'contentMs')),
    unit: 'ratio',
  });
  return {
    title: 'Screens after sign-in',
    note: 'Time until the content is visible, on the same emulated phone, with an empty browser cache (cold) and a filled one (warm). The baseline is stock react-admin with the same backend and account: `<Admin>` with `<List>` and `<Edit>` for users.',
    head: ['Screen', 'cold, ms', 'warm, ms', 'scripts', 'responses', 'script size, kB'],
    rows: names.map((name) => [
      name,
      formatSpread(getValues(cold, name, 'contentMs')),
      formatSpread(getValues(warm, name, 'contentMs')),
      formatSpread(getValues(cold, name, 'scripts')),
      formatSpread(getValues(cold, name, 'responses')),
      formatSpread(getValues(cold, name, 'scriptKb')),
    ]),
    goals: [
      createTimeGoal('dashboard', 0.85),
      createTimeGoal('administration', 1.2),
      {
        label: `Slowest warm screen, relative to the warm ${stockList}`,
        limit: 1.3,
        measured:
          Math.max(...measuredScreens.map((name) => median(getValues(warm, name, 'contentMs')))) /
          median(getValues(warm, stockList, 'contentMs')),
        unit: 'ratio',
      },
      createCountGoal('scripts', 14),
      createCountGoal('responses', 24),
    ],
  };
};
