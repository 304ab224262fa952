import { builtSite, kilobytes, scriptsFor } from '../support/site/builtSite';
import type { Row } from './table';

/** The entry alone. */
const signIn: string[] = [];
const dashboard = ['src/app/SignedInApp.tsx', 'src/app/pages/dashboard.ts'];

const inKb = (kb: number) => `${kb.toFixed(1)} kB`;

/** Sizes are compressed. */
export const bundleRows = async (): Promise<Row[]> => {
  const site = builtSite();
  const whole = kilobytes(site.filter(({ name }) => name.endsWith('.js')));
  return [
    ['sign-in form, whole portal', kilobytes(scriptsFor(site, signIn))] as const,
    ['dashboard, whole portal', kilobytes(scriptsFor(site, dashboard))] as const,
  ].map(([what, kb]) => ({ what, small: inKb(kb), large: inKb(whole), ratio: whole / kb }));
};
