import { screen, waitFor } from '@testing-library/react';
import { SaveContextProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/ui/form/FormDialog';
import { LabelledTextInput } from '../../../src/ui/inputs/LabelledTextInput';
import { reloadPage } from '../../../src/ui/form/leaveGuard';
import { renderWithProviders } from '../../support/renderWithProviders';

const open = (props: { save?: () => Promise<void> } = {}) => {
  const onClose = vi.fn<() => void>();
  const { user } = renderWithProviders(
    <SaveContextProvider value={{ save: () => undefined, saving: false }}>
      <FormDialog
        title="shell.nav.dashboard"
        submit="ui.confirm.confirm"
        busy="ui.confirm.busy"
        successMessage="ui.wait.over"
        defaultValues={{ town: '' }}
        onError={() => ({ errors: { town: 'Taken.' }, wait: null, requestId: 'a7e6-41' })}
        {...props}
        onClose={onClose}
      >
        <LabelledTextInput source="town" label="Town" />
      </FormDialog>
    </SaveContextProvider>,
  );
  return { user, onClose };
};
const town = () => screen.getByLabelText('Town');
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved Changes' });

describe('closing a form dialog', () => {
  it('needs no confirmation without input', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it.each([
    ['Keep Editing', 0],
    ['Discard Changes', 1],
  ])('asks before discarding input: %s', async (choice, times) => {
    const { user, onClose } = open();
    await user.type(town(), 'Paris');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});

it('asks before a reload discards input, but not on closing the tab', async () => {
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

it('keeps the input of a failed save and shows the id of the request beside the message of its field', async () => {
  const { user } = open({ save: () => Promise.reject(new Error('400')) });
  await user.type(town(), 'Paris{Enter}');
  await waitFor(() => expect(town()).toHaveAccessibleDescription('Taken.'));
  expect(town()).toHaveValue('Paris');
  await user.click(screen.getByText('Details'));
  expect(screen.getByText('a7e6-41')).toBeVisible();
});

it('opens with the first field focused', async () => {
  open();
  await waitFor(() => expect(town()).toHaveFocus());
});
