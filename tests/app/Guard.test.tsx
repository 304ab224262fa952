import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Guard } from '../../src/app/Guard';
import { renderWithProviders } from '../support/renderWithProviders';
import { signedInAs } from '../support/signedInAs';

const open = (address: string) =>
  renderWithProviders(<Guard>Behind the sign-in</Guard>, address).router.state;

describe('Guard', () => {
  it('admits a user whose stored details are invalid, checking only the token', () => {
    signedInAs();
    localStorage.setItem('user', '{"half');
    open('/dashboard');
    expect(screen.getByText('Behind the sign-in')).toBeVisible();
  });

  it('redirects after a sign-out in another tab, without a return page', async () => {
    signedInAs();
    const { router } = renderWithProviders(<Guard>Behind the sign-in</Guard>, '/user/details/5');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toBeNull();
  });

  it('remounts the page for another user in the same tab', () => {
    signedInAs({ user_id: 7 });
    renderWithProviders(
      <Guard>
        <input aria-label="Note" />
      </Guard>,
    );
    const field = screen.getByLabelText('Note');
    act(() => void signedInAs({ user_id: 8 }));
    expect(screen.getByLabelText('Note')).not.toBe(field);
  });
});
