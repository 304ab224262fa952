import { act, fireEvent, screen } from '@testing-library/react';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

type Notify = ReturnType<typeof useNotify>;
type AddMutation = ReturnType<typeof useAddUndoableMutation>;

const open = (withDialog = false) => {
  const portal = {} as { notify: Notify; addMutation: AddMutation };
  const Screen = () => {
    Object.assign(portal, { notify: useNotify(), addMutation: useAddUndoableMutation() });
    return withDialog && <ConfirmDialog open onConfirm={() => {}} onCancel={() => {}} />;
  };
  renderWithProviders(<Screen />);
  return {
    notify: (...args: Parameters<Notify>) => act(() => portal.notify(...args)),
    addMutation: (mutation: Parameters<AddMutation>[0]) => act(() => portal.addMutation(mutation)),
  };
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const toast = (text: string) => screen.queryByText(text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a toast', () => {
  it.each([
    ['success', 3000],
    ['error', 5000],
    ['warning', 4000],
    ['info', 3000],
  ] as const)('a toast of type %s stays for %i ms', (type, ms) => {
    const { notify } = open();
    notify('Saved', { type });
    pass(ms - 1);
    expect(toast('Saved')).toBeInTheDocument();
    pass(1);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('stays for as long as it is told, and for good where that is null', () => {
    const { notify } = open();
    notify('Short', { autoHideDuration: 100 });
    notify('Lasting', { autoHideDuration: null });
    pass(100);
    expect(toast('Short')).not.toBeInTheDocument();
    pass(60_000);
    expect(toast('Lasting')).toBeInTheDocument();
  });

  it('does not go from under a pointer', () => {
    const { notify } = open();
    notify('Saved', { type: 'success' });
    pass(2000);
    fireEvent.mouseEnter(screen.getByText('Saved'));
    pass(60_000);
    expect(toast('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Saved'));
    pass(1000);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('does not go while its button has the focus', () => {
    const { notify } = open();
    notify('Saved', { type: 'success' });
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    pass(60_000);
    expect(toast('Saved')).toBeInTheDocument();
    fireEvent.click(close);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('announces an error at once, and the rest when there is time', () => {
    const { notify } = open();
    notify('Broken', { type: 'error' });
    notify('Saved', { type: 'success' });
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('a toast is not hidden by an open dialog', async () => {
    const { notify } = open(true);
    notify('Broken', { type: 'error' });
    await act(async () => {});
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  });
});

describe('several toasts', () => {
  it('several toasts stand together', () => {
    const { notify } = open();
    notify('One');
    notify('Two');
    expect([toast('One'), toast('Two')]).not.toContain(null);
  });

  it('several toasts say the same thing once, and go together', () => {
    const { notify } = open();
    notify('Again', { type: 'error' });
    pass(3000);
    notify('Again', { type: 'error' });
    expect(screen.getAllByText('Again')).toHaveLength(1);
    pass(4999);
    expect(toast('Again')).toBeInTheDocument();
    pass(1);
    expect(toast('Again')).not.toBeInTheDocument();
  });
});

describe('a toast that can be undone', () => {
  const offer = (portal: ReturnType<typeof open>, text: string) => {
    const mutation = vi.fn<Parameters<AddMutation>[0]>();
    portal.addMutation(mutation);
    portal.notify(text, { undoable: true });
    return mutation;
  };

  it('undoes', () => {
    const mutation = offer(open(), 'Deleted');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(mutation.mock.calls).toEqual([[{ isUndo: true }]]);
    expect(toast('Deleted')).not.toBeInTheDocument();
  });

  it('lets the act happen when it goes', () => {
    const mutation = offer(open(), 'Deleted');
    pass(4999);
    expect(mutation).not.toHaveBeenCalled();
    pass(1);
    expect(mutation.mock.calls).toEqual([[{ isUndo: false }]]);
  });

  it('lets an older act happen first, so that Undo is about the newer', () => {
    const portal = open();
    const older = offer(portal, 'Deleted one');
    const newer = offer(portal, 'Deleted two');
    expect(older.mock.calls).toEqual([[{ isUndo: false }]]);
    expect(toast('Deleted one')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(newer.mock.calls).toEqual([[{ isUndo: true }]]);
    expect(older).toHaveBeenCalledTimes(1);
  });
});
