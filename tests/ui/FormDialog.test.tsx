import { screen, waitFor } from '@testing-library/react';
import { SaveContextProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../src/ui/form/FormDialog';
import { TextInput } from '../../src/ui/inputs/TextInput';
import { reloadPage } from '../../src/ui/form/reloadPage';
import { required } from '../../src/ui/inputs/validators';
import { renderWithProviders } from '../support/renderWithProviders';

type Save = (
  values: object,
  callbacks: { onSuccess: (answer?: unknown) => void; onError: (error: unknown) => void },
) => void;

const saving: Save = (_values, { onSuccess }) => onSuccess();
const refusing: Save = (_values, { onError }) => onError(new Error('Refused.'));

/** A refusal says something of the town, of a field that is not there, and asks for five seconds. */
const open = (save: Save = saving, wait: number | null = null) => {
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
        <TextInput source="name" label="Name" validate={required('shell.home')} />
        <TextInput source="town" label="Town" validate={required('action.retry')} />
      </FormDialog>
    </SaveContextProvider>,
  );
  const send = () => user.click(screen.getByRole('button', { name: 'Confirm' }));
  return { user, onClose, onSave, send };
};
const [name, town] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('Town')];
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved changes' });

describe('closing a dialog with a form', () => {
  it('happens at once while nothing was typed', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it.each([
    ['Keep editing', 0],
    ['Discard changes', 1],
  ])('asks before typed texts are lost: %s', async (choice, times) => {
    const { user, onClose } = open();
    await user.type(town(), 'Paris');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('neither happens nor is asked about while the record is saved, which is sent once', async () => {
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
  it('says nothing before, then leads to the first problem, which goes as it is mended', async () => {
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

  it('closes and tells once the record is saved', async () => {
    const { user, onClose, onSave, send } = open();
    await user.type(town(), 'Paris');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Ada', town: 'Paris' });
  });

  it('shows what the server said of a field until that is edited, and can be sent again', async () => {
    const { user, onClose, onSave, send } = open(refusing);
    await user.type(town(), 'Paris');
    await send();
    await waitFor(() => expect(town()).toHaveFocus());
    expect(town()).toHaveAccessibleDescription('Taken.');
    expect(onClose).not.toHaveBeenCalled();
    onSave.mockImplementation(saving);
    await user.type(town(), '!');
    await waitFor(() => expect(town()).toBeValid());
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('waits as long as the server asks for', async () => {
    const { user, send } = open(refusing, 30);
    await user.type(name(), '!');
    await user.type(town(), 'Paris');
    await send();
    expect(await screen.findByRole('button', { name: /^Confirm \(\d+ s\)$/ })).toBeDisabled();
  });

  it('lets the browser ask before the portal reloads over something typed, and not when the tab is closed', async () => {
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
