import { chromium } from 'playwright-core';
import { serveHelloWorld } from './first-paint/serveHelloWorld';
import { visit, type Visit } from './first-paint/visit';
import { few, serverOf } from './servers';
import type { Row } from './table';

const rounds = 5;

const medianOf = (visits: readonly Visit[], measure: keyof Visit): number =>
  visits.map((each) => each[measure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;

const measures: [keyof Visit, string, string][] = [
  ['firstPaintMs', 'first paint', 'ms'],
  ['blockingMs', 'blocking', 'ms'],
  ['scriptKb', 'script', 'kB'],
];

/** The sign-in of the portal and of a react-admin hello world, in turns, with an empty cache. */
export const firstPaintRows = async (): Promise<Row[]> => {
  const hello = await serveHelloWorld();
  const { url } = await serverOf(few);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const visits: { hello: Visit[]; portal: Visit[] } = { hello: [], portal: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.hello.push(await visit(browser, hello.url));
      visits.portal.push(await visit(browser, `${url}/login`));
    }
  } finally {
    await browser.close();
    hello.close();
  }
  return measures.map(([measure, name, unit]) => {
    const [portal, other] = [medianOf(visits.portal, measure), medianOf(visits.hello, measure)];
    const inUnit = (value: number) => `${value.toFixed(0)} ${unit}`;
    return {
      what: `${name} of the sign-in, portal and hello world`,
      small: inUnit(portal),
      large: inUnit(other),
      ratio: other / portal,
    };
  });
};
