import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrengthMeter } from '../../../../src/ui/inputs/password-strength/StrengthMeter';
import { renderWithProviders } from '../../../support/renderWithProviders';

it('shows the rule before the password is rated', () => {
  renderWithProviders(<StrengthMeter strength={null} />);
  expect(screen.getByText(/^At least 6 characters\./)).toBeVisible();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

it.each([
  [{ score: 0, warning: 'topTen' }, 'Very easy to guess. This is one of the ten most common passwords.'],
  [{ score: 1, warning: null }, 'Easy to guess. Another word or two would make it stronger.'],
  [{ score: 2, warning: null }, 'Fair. Another word or two would make it stronger.'],
  [{ score: 3, warning: null }, 'Good'],
  [{ score: 4, warning: null }, 'Very good'],
])('gives advice on %j', (strength, advice) => {
  renderWithProviders(<StrengthMeter strength={strength} />);
  expect(screen.getByText(advice)).toBeVisible();
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', String(strength.score));
  expect(advice).toContain(meter.getAttribute('aria-valuetext'));
});
