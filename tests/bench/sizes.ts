import { builtSite, kilobytes, scriptsFor } from '../support/site/builtSite';
import type { Section } from './report';

const entryPoints: [name: string, sources: string[]][] = [
  ['sign-in form', []],
  ['dashboard', ['src/app/SignedInApp.tsx', 'src/features/dashboard/DashboardPage.tsx']],
  ['administration', ['src/app/SignedInApp.tsx', 'src/app/AdminPage.tsx']],
];

export const sizes = (): Promise<Section> => {
  const site = builtSite();
  const meter = site.filter(({ name, text }) => name.includes('worker') && text.includes('topTen'));
  return Promise.resolve({
    title: 'Scripts that a browser needs',
    note: 'kB by gzip; brotli, which the build also writes, is a seventh smaller.',
    head: ['', 'kB', 'files'],
    rows: entryPoints.map(([name, sources]) => {
      const scripts = scriptsFor(site, sources);
      return [name, kilobytes(scripts).toFixed(0), String(scripts.length)];
    }),
    goals: [{ what: "The password meter's lists", limit: 370, measured: kilobytes(meter), unit: 'kB' }],
  });
};
