import { act, fireEvent, screen } from '@testing-library/react';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../support/renderWithProviders';

type Notify = ReturnType<typeof useNotify>;
type AddMutation = ReturnType<typeof useAddUndoableMutation>;

const open = () => {
  const portal = {} as { notify: Notify; addMutation: AddMutation };
  const Screen = () => {
    Object.assign(portal, { notify: useNotify(), addMutation: useAddUndoableMutation() });
    return null;
  };
  renderWithProviders(<Screen />);
  return {
    notify: (...args: Parameters<Notify>) => act(() => portal.notify(...args)),
    addMutation: (mutation: Parameters<AddMutation>[0]) => act(() => portal.addMutation(mutation)),
  };
};
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const toast = (text: string) => screen.queryByText(text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('toast', () => {
  it.each([
    ['success', 3000],
    ['error', 5000],
    ['warning', 4000],
    ['info', 3000],
  ] as const)('of type %s stays for %i ms', (type, ms) => {
    const { notify } = open();
    notify('Saved', { type });
    advance(ms - 1);
    expect(toast('Saved')).toBeInTheDocument();
    advance(1);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('shows the failed request in the details', () => {
    const { notify } = open();
    notify('Failed', { type: 'error', requestId: 'a7e6-41' });
    fireEvent.click(screen.getByText('Details'));
    expect(screen.getByText('a7e6-41')).toBeVisible();
  });

  it('counts the seconds of a wait and stays as long', () => {
    const { notify } = open();
    notify('Too many requests', { type: 'error', wait: 12 });
    expect(screen.getByText('You can try again in about 12 seconds.')).toBeVisible();
    advance(7000);
    expect(screen.getByText('You can try again in about 5 seconds.')).toBeVisible();
    advance(5000);
    expect(toast('Too many requests')).not.toBeInTheDocument();
  });

  it('truncates a long name', () => {
    const { notify } = open();
    const name = 'x'.repeat(200);
    notify('Folder "%{name}" created', { messageArgs: { name, _: 'Folder "%{name}" created' } });
    expect(toast(`Folder "${'x'.repeat(40)}…" created`)).toBeInTheDocument();
  });

  it('stays while hovered', () => {
    const { notify } = open();
    notify('Saved', { type: 'success' });
    advance(2000);
    fireEvent.mouseEnter(screen.getByText('Saved'));
    advance(60_000);
    expect(toast('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Saved'));
    advance(1000);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('stays while its button is focused', () => {
    const { notify } = open();
    notify('Saved', { type: 'success' });
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    advance(60_000);
    expect(toast('Saved')).toBeInTheDocument();
    fireEvent.click(close);
    expect(toast('Saved')).not.toBeInTheDocument();
  });

  it('is announced assertively only for errors', () => {
    const { notify } = open();
    notify('Broken', { type: 'error' });
    notify('Saved', { type: 'success' });
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });
});

it('merges toasts with the same text', () => {
  const { notify } = open();
  notify('Again', { type: 'error' });
  advance(3000);
  notify('Again', { type: 'error' });
  expect(screen.getAllByText('Again')).toHaveLength(1);
  advance(4999);
  expect(toast('Again')).toBeInTheDocument();
  advance(1);
  expect(toast('Again')).not.toBeInTheDocument();
});

describe('undoable toast', () => {
  const offer = (portal: ReturnType<typeof open>, text: string) => {
    const mutation = vi.fn<Parameters<AddMutation>[0]>();
    portal.addMutation(mutation);
    portal.notify(text, { undoable: true });
    return mutation;
  };

  it('runs the mutation when it closes', () => {
    const mutation = offer(open(), 'Deleted');
    advance(4999);
    expect(mutation).not.toHaveBeenCalled();
    advance(1);
    expect(mutation.mock.calls).toEqual([[{ isUndo: false }]]);
  });

  it('runs an older mutation first, so Undo applies to the newer', () => {
    const portal = open();
    const older = offer(portal, 'Deleted one');
    const newer = offer(portal, 'Deleted two');
    expect(older.mock.calls).toEqual([[{ isUndo: false }]]);
    expect(toast('Deleted one')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(newer.mock.calls).toEqual([[{ isUndo: true }]]);
    expect(toast('Deleted two')).not.toBeInTheDocument();
    expect(older).toHaveBeenCalledTimes(1);
  });
});
