import { startInProcessServer } from '../support/startInProcessServer';
import { serveHelloWorld } from './pages/servePage';
import { openBrowser, openTab } from './pages/openBrowser';
import { slowDown, visit, type Visit } from './pages/visit';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const interactiveForm = { selector: 'form', isInteractive: true };

/** Compares the portal's sign-in page with a react-admin hello world, with a cold cache. */
export const signIn = async (rounds: number): Promise<Section> => {
  const [hello, portal] = await Promise.all([serveHelloWorld(), startInProcessServer()]);
  const browser = await openBrowser();
  const pages = {
    'react-admin hello world': hello.url,
    portal: `${portal.url}/login`,
  };
  type Name = keyof typeof pages;
  const names = Object.keys(pages) as Name[];
  const visits = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Visit[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const { context, page, devTools } = await openTab(browser);
      await slowDown(devTools, { slowNetwork: true });
      visits[name].push(await visit(page, devTools, pages[name], interactiveForm));
      await context.close();
    }
  await browser.close();
  hello.close();
  await portal.close();

  const getValues = (name: Name, measure: keyof Visit) => visits[name].map((each) => each[measure]);
  const createGoal = (metric: string, measure: keyof Visit, limit: number) => ({
    label: `Sign-in: ${metric}, relative to hello world`,
    limit,
    measured: median(getValues('portal', measure)) / median(getValues('react-admin hello world', measure)),
    unit: 'ratio',
  });
  return {
    title: 'Sign-in with a cold cache',
    note: 'The test emulates a slow phone: CPU slowed down four times, 150 ms latency, 1.6 Mbit/s. The page is interactive once the form can be submitted.',
    head: ['Page', 'first paint, ms', 'interactive, ms', 'blocking time, ms', 'script size, kB'],
    rows: names.map((name) => [
      name,
      formatSpread(getValues(name, 'firstPaintMs')),
      formatSpread(getValues(name, 'contentMs')),
      formatSpread(getValues(name, 'blockingMs')),
      formatSpread(getValues(name, 'scriptKb')),
    ]),
    goals: [
      createGoal('first paint', 'firstPaintMs', 0.2),
      createGoal('time to interactive', 'contentMs', 0.65),
      createGoal('script size', 'scriptKb', 0.52),
      createGoal('blocking time', 'blockingMs', 0.3),
    ],
  };
};
