import { screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '../../../src/app/ErrorBoundary';
import { lazyPart } from '../../../src/ui/loading/lazyCode';
import { renderWithProviders } from '../../support/renderWithProviders';

afterEach(() => void vi.restoreAllMocks());

interface PartProps {
  onClose: () => void;
}

const renderScreen = (error: Error) => {
  const Part = lazyPart<(props: PartProps) => null>(async () => {
    throw error;
  });
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'Opening' : 'Open'}
        </button>
        <Suspense>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  };
  return renderWithProviders(
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>,
  );
};

it('keeps form input when a lazy dialog fails to load', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { user } = renderScreen(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  await user.type(screen.getByLabelText('Name'), 'Bridge East');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/a newer version is available/);
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(attempt);
  }
  expect(screen.getByLabelText('Name')).toHaveValue('Bridge East');
});
