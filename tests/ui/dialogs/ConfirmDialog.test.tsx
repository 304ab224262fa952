import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

const open = (props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <ConfirmDialog open onConfirm={onConfirm} onCancel={onCancel} {...props} />,
  );
  return { user, onConfirm, onCancel };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('confirmation dialog', () => {
  it('has default labels and focuses Cancel', async () => {
    open();
    expect(screen.getByRole('alertdialog', { name: 'Confirm Action' })).toHaveAccessibleDescription(
      'Are you sure you want to proceed?',
    );
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Cancel', 'Confirm']);
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
  });

  it('ignores clicks and Escape while busy', async () => {
    let finish = () => {};
    const onConfirm = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user, onCancel } = open({ onConfirm });
    await user.dblClick(button('Confirm'));
    expect(button('Processing...')).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(button('Confirm')).toBeEnabled());
  });

  it('counts down the seconds until another attempt', async () => {
    const { user } = open({ onConfirm: () => Promise.resolve(30) });
    await user.click(button('Confirm'));
    expect(await screen.findByRole('button', { name: /^Confirm \((30|29) s\)$/ })).toBeDisabled();
    expect(button('Cancel')).toBeEnabled();
  });
});
