import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { ScreenBoundary } from '../../../src/app/layout/ScreenBoundary';
import { renderWithProviders } from '../../support/renderWithProviders';

// React writes every caught crash there, as it should.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A screen that crashes until it is mended. */
const crashing = (error: unknown) => {
  const screenState = { error };
  const Screen = () => {
    if (screenState.error) throw screenState.error;
    return <p>All is well</p>;
  };
  const view = renderWithProviders(
    <>
      <p>The frame</p>
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </>,
  );
  return { ...view, mend: () => (screenState.error = null) };
};

describe('a screen that crashes', () => {
  it('leaves the frame standing and says so', () => {
    crashing(new Error('boom'));
    expect(screen.getByText('The frame')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.queryByText(/boom/)).not.toBeInTheDocument();
  });

  it('a screen that crashes is rendered again by Try again', async () => {
    const { user, mend } = crashing(new Error('boom'));
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('stays crashed where trying again does not help', async () => {
    const { user } = crashing(new Error('boom'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });

  it('a screen that crashes is left behind by a navigation', async () => {
    const { router, mend } = crashing(new Error('boom'));
    mend();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('offers a reload where its code could not be loaded', () => {
    crashing(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('reads as access denied where its data answered 403', () => {
    crashing(new HttpError(403));
    expect(screen.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
