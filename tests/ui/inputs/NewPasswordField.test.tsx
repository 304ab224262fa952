import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPasswordField } from '../../../src/ui/inputs/NewPasswordField';
import { renderWithProviders } from '../../support/renderWithProviders';

it.each([
  ['', '', ['(not met yet)', '(not met yet)']],
  ['short', '', ['(not met yet)', '(not met yet)']],
  ['longer', 'long', ['(met)', '(not met yet)']],
  ['longer', 'longer', ['(met)', '(met)']],
  ['short', 'short', ['(not met yet)', '(met)']],
])('tells which rules %j, repeated as %j, meets', (password, confirmation, states) => {
  renderWithProviders(
    <NewPasswordField
      name="password"
      label="Password"
      value={password}
      onChange={() => undefined}
      minLength={6}
      confirmation={confirmation}
    />,
  );
  const rules = screen.getAllByRole('listitem');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    `At least 6 characters${states[0]}`,
    `Both passwords are the same${states[1]}`,
  ]);
});
