import { screen, waitFor } from '@testing-library/react';
import { SaveContextProvider, required } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/ui/form/FormDialog';
import { LabelledTextInput } from '../../../src/ui/inputs/LabelledTextInput';
import { reloadPage } from '../../../src/ui/form/reloadPage';
import { renderWithProviders } from '../../support/renderWithProviders';

type Save = (
  values: object,
  callbacks: { onSuccess: (answer?: unknown) => void; onError: (error: unknown) => void },
) => void;

const succeed: Save = (_values, { onSuccess }) => onSuccess();
const fail: Save = (_values, { onError }) => onError(new Error('Refused.'));

/** A rejected save has errors for the town and for an unknown field, and may ask to wait. */
const open = (save: Save = succeed, wait: number | null = null) => {
  const onClose = vi.fn<() => void>();
  const onSave = vi.fn<Save>(save);
  const { user } = renderWithProviders(
    <SaveContextProvider value={{ save: onSave as never, saving: false }}>
      <FormDialog
        title="shell.home"
        submit="ui.confirm.confirm"
        busy="ui.confirm.busy"
        saved="ui.wait.over"
        defaultValues={{ name: 'Ada', town: '' }}
        onRefused={() => ({ errors: { town: 'Taken.', elsewhere: 'Unseen.' }, wait })}
        onClose={onClose}
      >
        <LabelledTextInput source="name" label="Name" validate={required('shell.home')} />
        <LabelledTextInput source="town" label="Town" validate={required('action.retry')} />
      </FormDialog>
    </SaveContextProvider>,
  );
  const send = () => user.click(screen.getByRole('button', { name: 'Confirm' }));
  return { user, onClose, onSave, send };
};
const [name, town] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('Town')];
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved changes' });

describe('closing a dialog with a form', () => {
  it('happens at once when nothing was typed', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it.each([
    ['Keep editing', 0],
    ['Discard changes', 1],
  ])('asks before it discards what was typed: %s', async (choice, times) => {
    const { user, onClose } = open();
    await user.type(town(), 'Paris');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('is blocked without a question while the record is saved, which is sent once', async () => {
    const { user, onClose, onSave } = open(() => undefined);
    await user.type(town(), 'Paris{Enter}{Enter}');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeNull();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(onSave).toHaveBeenCalledOnce();
  });
});

describe('sending a form', () => {
  it('shows no error before, then focuses the first invalid field, whose error clears once corrected', async () => {
    const { user, onSave, send } = open();
    expect(town()).toBeValid();
    expect(town()).toBeRequired();
    await send();
    await waitFor(() => expect(town()).toHaveFocus());
    expect(town()).toHaveAccessibleDescription('Retry');
    await user.type(town(), 'x');
    await waitFor(() => expect(town()).toBeValid());
    expect(onSave).not.toHaveBeenCalled();
  });

  it('closes the dialog once the record is saved', async () => {
    const { user, onClose, onSave, send } = open();
    await user.type(town(), 'Paris');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Ada', town: 'Paris' });
  });

  it('shows the server’s error of a field until that is edited, and can be sent again', async () => {
    const { user, onClose, onSave, send } = open(fail);
    await user.type(town(), 'Paris');
    await send();
    await waitFor(() => expect(town()).toHaveFocus());
    expect(town()).toHaveAccessibleDescription('Taken.');
    expect(onClose).not.toHaveBeenCalled();
    onSave.mockImplementation(succeed);
    await user.type(town(), '!');
    await waitFor(() => expect(town()).toBeValid());
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('disables the button for as long as the server asks', async () => {
    const { user, send } = open(fail, 30);
    await user.type(name(), '!');
    await user.type(town(), 'Paris');
    await send();
    expect(await screen.findByRole('button', { name: /^Confirm \(\d+ s\)$/ })).toBeDisabled();
  });

  it('lets the browser ask before a reload by the portal discards typed text, and not when the tab is closed', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { user } = open();
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.type(town(), 'Paris');
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(isAsked()).toBe(true);
    expect(isAsked()).toBe(false);
    await user.clear(town());
    reloadPage();
    expect(isAsked()).toBe(false);
    reload.mockRestore();
  });
});
