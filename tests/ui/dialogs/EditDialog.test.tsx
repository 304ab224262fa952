import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditDialog } from '../../../src/ui/dialogs/EditDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

const open = (isDirty: boolean, busy = false) => {
  const onClose = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <EditDialog open title="Edit Service" onClose={onClose} isDirty={isDirty} busy={busy}>
      <p>Fields</p>
    </EditDialog>,
  );
  return { user, onClose };
};
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved changes' });

describe('a dialog with a form', () => {
  it('closes at once while nothing was typed', async () => {
    const { user, onClose } = open(false);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it.each([
    ['Keep editing', 0],
    ['Discard changes', 1],
  ])('asks before typed texts are lost: %s', async (choice, times) => {
    const { user, onClose } = open(true);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('neither closes nor asks while it is saved', async () => {
    const { user, onClose } = open(true, true);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });
});
