import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { theme } from '../../../src/app/theme';
import { ToggleButtons } from '../../../src/ui/inputs/ToggleButtons';

const names = ['Unread', 'Read', 'All'] as const;

const Filter = ({ initial }: { initial: string }) => {
  const [chosen, setChosen] = useState(initial);
  const toggles = names.map((name) => ({ name, label: name, isPressed: name === chosen }));
  return (
    <ThemeProvider theme={theme}>
      <ToggleButtons label="Status" toggles={toggles} onPress={setChosen} />
    </ThemeProvider>
  );
};

const button = (name: string) => screen.getByRole('button', { name });

it('has one tab stop and moves focus with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Filter initial="Read" />);
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
