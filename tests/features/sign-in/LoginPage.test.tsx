import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
const seededPassword = "PulseHub!2026";
import { paths } from '../../../src/paths';
import { openPortal } from '../../support/openPortal';
import { startBackend, type Backend } from '../../support/startBackend';

let server: Backend;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

it('signs in', async () => {
  const { user, place } = openPortal(server, { path: paths.login });
  await user.type(await screen.findByLabelText('Email'), 'direct@pulsehub.test');
  await user.type(screen.getByLabelText('Password'), seededPassword);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(place()).toBe(paths.dashboard);
});
