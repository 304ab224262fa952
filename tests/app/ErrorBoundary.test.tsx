import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/api/HttpError';
import { ScreenBoundary } from '../../src/app/ErrorBoundary';
import { preferences } from '../../src/app/providers';
import { memoryPortal } from '../support/memoryRouter';
import { renderWithProviders } from '../support/renderWithProviders';

// React logs every caught error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Renders a screen that crashes until `fix` is called. */
const renderCrash = (error: unknown) => {
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
  return { ...view, fix: () => (screenState.error = null) };
};

describe('crashed screen', () => {
  it('keeps the frame and is rendered again by Try again', async () => {
    const { user, fix } = renderCrash(new Error('boom'));
    expect(screen.getByText('The frame')).toBeVisible();
    expect(screen.queryByText(/boom/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    fix();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('shows access denied when its data returned 403', () => {
    renderCrash(new HttpError(403));
    expect(screen.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact-support');
    expect(screen.getByRole('link', { name: 'Back to the Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

it('shows a plain page with a reload button if the frame crashes', async () => {
  vi.spyOn(preferences, 'getItem').mockImplementation(() => {
    throw new Error('boom');
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(memoryPortal('/login').view);
  expect(screen.getByRole('alert')).toHaveTextContent('PulseHub ran into a problem and cannot continue.');
  expect(screen.queryByText(/boom/)).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
