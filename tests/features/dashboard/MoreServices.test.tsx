import { screen, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { openDashboard } from './openDashboard';

vi.hoisted(() => {
  // Modules read the settings on load.
  vi.resetModules();
  vi.stubEnv('VITE_MORE_SERVICES', 'true');
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const backend = setUpBackend();
const title = 'More services, and how to get them';

it('lists below the cards, folded, the services that the user lacks, with a link to request each', async () => {
  const { user } = await openDashboard(backend);
  const heading = await screen.findByRole('heading', { name: title });
  const details = heading.closest('details');
  expect(details).not.toHaveAttribute('open');
  await user.click(heading);
  const names = within(details as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Collaboration',
    'DURATRANS',
    'CodeHub',
    'BusinessHub',
    'Business Intelligence',
    'AI Hub',
  ]);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Request AI Hub' });
  const mail = new URL(href);
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'support@pulsehub.test']);
  expect(mail.search).toMatch(/^\?subject=Access%20to%20AI%20Hub&body=Hello%2C%0A/);
  expect(mail.searchParams.get('subject')).toBe('Access to AI Hub');
  expect(mail.searchParams.get('body')).toContain(
    'please give direct@pulsehub.test access to AI Hub (ai_hub).',
  );
});

it('shows nothing where nothing is lacking', async () => {
  await openDashboard(backend, '/dashboard', undefined, 'superuser');
  await screen.findByRole('link', { name: 'AI Hub' });
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
