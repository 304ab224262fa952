import { startInProcessServer } from '../support/startInProcessServer';
import { serveHelloWorld } from './pages/servePage';
import { openBrowser, openTab } from './pages/openBrowser';
import { slowDown, visit, type Visit } from './pages/visit';
import type { Section } from './report';
import { median, formatSpread } from './stats';

const isListening = { selector: 'form', listens: true };

/** Measures the portal's sign-in beside a react-admin hello world, with an empty cache. */
export const signIn = async (rounds: number): Promise<Section> => {
  const [hello, portal] = await Promise.all([serveHelloWorld(), startInProcessServer()]);
  const browser = await openBrowser();
  const pages = {
    'react-admin hello world': hello.url,
    'the portal': `${portal.url}/login`,
  };
  type Name = keyof typeof pages;
  const names = Object.keys(pages) as Name[];
  const visits = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Visit[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      const { context, page, devTools } = await openTab(browser);
      await slowDown(devTools, { isOnline: true });
      visits[name].push(await visit(page, devTools, pages[name], isListening));
      await context.close();
    }
  await browser.close();
  hello.close();
  await portal.close();

  const valuesOf = (name: Name, measure: keyof Visit) => visits[name].map((each) => each[measure]);
  const goal = (what: string, measure: keyof Visit, limit: number) => ({
    what: `Sign-in, ${what} relative to hello world's`,
    limit,
    measured: median(valuesOf('the portal', measure)) / median(valuesOf('react-admin hello world', measure)),
    unit: 'ratio',
  });
  return {
    title: 'Sign-in, with an empty cache',
    note: 'On a slow phone: processor slowed down four times, 150 ms latency, 1.6 Mbit/s.',
    head: ['', 'first paint, ms', 'submit works, ms', 'blocking, ms', 'script, kB'],
    rows: names.map((name) => [
      name,
      formatSpread(valuesOf(name, 'firstPaintMs')),
      formatSpread(valuesOf(name, 'contentMs')),
      formatSpread(valuesOf(name, 'blockingMs')),
      formatSpread(valuesOf(name, 'scriptKb')),
    ]),
    goals: [
      goal('first paint', 'firstPaintMs', 0.2),
      goal('time until submit works', 'contentMs', 0.65),
      goal('script', 'scriptKb', 0.52),
      goal('blocking', 'blockingMs', 0.3),
    ],
  };
};
