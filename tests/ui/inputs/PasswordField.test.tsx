import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from '../../../src/ui/inputs/PasswordField';
import { renderWithProviders } from '../../support/renderWithProviders';

const Field = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" value={value} onChange={setValue} error={error} />;
};
const field = () => screen.getByLabelText('Password');

it('shows and hides the password without losing input', async () => {
  const { user } = renderWithProviders(<Field />);
  await user.type(field(), 'secret');
  expect(field()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('secret');
});

/** happy-dom's events have no `getModifierState`. */
const press = (type: string, isCapsLockOn: boolean) => {
  const event = new KeyboardEvent(type, { key: 'A', bubbles: true });
  act(() => void field().dispatchEvent(Object.assign(event, { getModifierState: () => isCapsLockOn })));
};

it('shows a hint while Caps Lock is on', () => {
  renderWithProviders(<Field />);
  press('keydown', true);
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  press('keyup', false);
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
});
