import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TitledDialog } from '../../../src/ui/dialogs/TitledDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

const open = (busy: boolean) => {
  const onClose = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <TitledDialog open title="Rename Folder" onClose={onClose} busy={busy}>
      <p>What is its name?</p>
    </TitledDialog>,
  );
  const backdrop = () => screen.getByRole('dialog').parentElement as HTMLElement;
  return { user, onClose, backdrop };
};

it.each([
  ['closes', false, 2],
  ['stays open while busy', true, 0],
])('%s on Escape and on a click outside', async (_case, busy, times) => {
  const { user, onClose, backdrop } = open(busy);
  await user.keyboard('{Escape}');
  await user.click(backdrop());
  expect(onClose).toHaveBeenCalledTimes(times);
});
