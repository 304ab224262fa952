import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ToggleButtons } from '../../../src/ui/inputs/ToggleButtons';
import { renderWithProviders } from '../../support/renderWithProviders';

const names = ['Unread', 'Read', 'All'] as const;

const Filter = ({ initial }: { initial: string }) => {
  const [chosen, setChosen] = useState(initial);
  const toggles = names.map((name) => ({ name, label: name, isPressed: name === chosen }));
  return <ToggleButtons label="Status" toggles={toggles} onPress={setChosen} />;
};

const button = (name: string) => screen.getByRole('button', { name });

it('has one tab stop and moves focus with the arrow keys', async () => {
  const { user } = renderWithProviders(<Filter initial="Read" />);
  expect(screen.getByRole('toolbar')).toHaveAccessibleName('Status');
  await user.tab();
  expect(button('Read')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Unread')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('All')).toHaveFocus();
  expect(button('Read')).toBePressed();
  await user.keyboard(' ');
  expect(button('All')).toBePressed();
  await user.tab();
  expect(document.body).toHaveFocus();
});
