import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts of the pages behind the sign-in
import '../../../src/i18n/signedInMessages';
import { Shortcuts } from '../../../src/ui/shortcuts/Shortcuts';
import { useShortcuts, type Shortcut } from '../../../src/ui/shortcuts/useShortcuts';
import { renderWithProviders } from '../../support/renderWithProviders';

const Offer = ({ shortcuts, scope }: { shortcuts: Shortcut[]; scope: 'page' | 'everywhere' }) => {
  useShortcuts(shortcuts, scope);
  return null;
};

const open = () => {
  const pressed: string[] = [];
  const shortcut = (key: string, label: string) => ({ key, label, run: () => pressed.push(label) });
  const { user } = renderWithProviders(
    <Shortcuts>
      <Offer scope="everywhere" shortcuts={[shortcut('/', 'Find anything'), shortcut('g', 'Go')]} />
      <Offer scope="page" shortcuts={[shortcut('/', 'Search here'), shortcut('Enter', 'Open')]} />
      <input />
      <button>Press</button>
    </Shortcuts>,
  );
  return { pressed, user };
};

it('handles page keys first and ignores fields, buttons, dialogs and Ctrl', async () => {
  const { pressed, user } = open();
  await user.keyboard('/g{Enter}{Control>}g{/Control}');
  expect(pressed.splice(0)).toEqual(['Search here', 'Go', 'Open']);
  await user.tab();
  await user.keyboard('/g?');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(pressed.splice(0)).toEqual([]);
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await user.keyboard('/g');
  expect(pressed).toEqual([]);
});

it('lists page and global shortcuts and can disable them', async () => {
  const { pressed, user } = open();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
  const rows = () =>
    within(sheet)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Search here', 'Open', 'Go', 'Show These Shortcuts']);
  await user.click(within(sheet).getByRole('switch', { name: 'Single keys' }));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.keyboard('/g?');
  expect(pressed).toEqual([]);
});
