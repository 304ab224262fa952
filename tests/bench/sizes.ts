import { builtSite, kilobytes, scriptsFor } from '../support/site/builtSite';
import type { Section } from './report';

const ways: [name: string, sources: string[]][] = [
  ['sign-in form', []],
  ['dashboard', ['src/app/SignedInApp.tsx', 'src/app/pages/dashboard.ts']],
  ['administration', ['src/app/SignedInApp.tsx', 'src/app/pages/admin.ts']],
];

/** Compressed by gzip; what goes over the line is smaller where the server sends what the build compressed. */
export const sizes = (): Promise<Section> => {
  const site = builtSite();
  const meter = site.filter(({ name, text }) => name.includes('worker') && text.includes('topTen'));
  return Promise.resolve({
    title: 'Scripts that a browser needs',
    note: 'kB by gzip; brotli, which the build makes, is a seventh less.',
    head: ['', 'kB', 'files'],
    rows: ways.map(([name, sources]) => {
      const scripts = scriptsFor(site, sources);
      return [name, kilobytes(scripts).toFixed(0), String(scripts.length)];
    }),
    goals: [{ what: "The password meter's lists", limit: 370, measured: kilobytes(meter), unit: 'kB' }],
  });
};
