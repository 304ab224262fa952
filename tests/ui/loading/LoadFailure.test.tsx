import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoadFailure } from '../../../src/ui/loading/LoadFailure';
import { renderWithProviders } from '../../support/renderWithProviders';

it('shows the failed request in the details', async () => {
  const { user } = renderWithProviders(
    <LoadFailure isBusy={false} requestId="a7e6-41" onRetry={() => undefined}>
      It failed.
    </LoadFailure>,
  );
  expect(screen.getByText('a7e6-41')).not.toBeVisible();
  await user.click(screen.getByText('Details'));
  expect(screen.getByText('a7e6-41')).toBeVisible();
});

it.each([
  ['retrying', true, null, 'Retry'],
  ['the server is throttling', false, 30, 'Retry (30 s)'],
])('cannot be retried while %s', async (_case, isBusy, wait, label) => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <LoadFailure isBusy={isBusy} wait={wait} onRetry={onRetry}>
      Too many requests.
    </LoadFailure>,
  );
  await user.click(screen.getByRole('button', { name: label }));
  expect(onRetry).not.toHaveBeenCalled();
});
