import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserPortal } from '../../src/app/App';
import { preferences } from '../../src/app/providers';

// React writes every caught crash there, as it should.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it('shows a plain page with a reload where even the frame of the screens crashes', async () => {
  vi.spyOn(preferences, 'getItem').mockImplementation(() => {
    throw new Error('boom');
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<BrowserPortal />);
  expect(screen.getByRole('alert')).toHaveTextContent('PulseHub ran into a problem and cannot go on.');
  expect(screen.queryByText(/boom/)).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
