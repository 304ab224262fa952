import { screen, waitFor } from '@testing-library/react';
import { SaveContextProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { FormSaveButton } from '../../../src/ui/form/FormButtons';
import { RecordForm } from '../../../src/ui/form/RecordForm';
import { UnsavedForm } from '../../../src/ui/form/UnsavedForm';
import { LabelledTextInput } from '../../../src/ui/inputs/LabelledTextInput';
import { renderWithProviders } from '../../support/renderWithProviders';

const save = (_values: object, { onSuccess }: { onSuccess: () => void }) => onSuccess();

const open = (userId: number, address = '/project/edit/3', form = '') => {
  const view = renderWithProviders(
    <SaveContextProvider value={{ save: save as never, saving: false }}>
      <RecordForm
        successMessage="ui.wait.over"
        defaultValues={{ name: 'As saved' }}
        onSaved={() => undefined}
        onError={() => ({ errors: {}, wait: null })}
      >
        <LabelledTextInput source="name" label="Name" />
        <FormSaveButton label="ui.confirm.confirm" busyLabel="ui.confirm.busy" />
        <UnsavedForm userId={userId} name={form} />
      </RecordForm>
    </SaveContextProvider>,
    address,
  );
  return view;
};
type User = ReturnType<typeof open>['user'];
const name = () => screen.getByLabelText('Name');
const question = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });

const typeAndLeave = async (userId: number) => {
  const { user, unmount } = open(userId);
  await user.clear(name());
  await user.type(name(), 'Bridge East');
  unmount();
};

describe('unsaved form', () => {
  it('is restored for the same user and still guarded', async () => {
    await typeAndLeave(7);
    const { router } = open(7);
    await waitFor(() => expect(name()).toHaveValue('Bridge East'));
    await router.navigate('/elsewhere');
    expect(await question()).toBeVisible();
  });

  it.each([
    ['to another user', 8, '/project/edit/3', ''],
    ['at another URL', 7, '/project/edit/4', ''],
    ['in another form at the same URL', 7, '/project/edit/3', 'owner'],
  ])('is not shown %s', async (_where, userId, address, form) => {
    await typeAndLeave(7);
    open(userId, address, form);
    expect(name()).toHaveValue('As saved');
  });

  it('is not written to any storage', async () => {
    await typeAndLeave(7);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'Bridge',
    );
  });

  it.each([
    ['it is saved', (user: User) => user.click(screen.getByRole('button', { name: 'Confirm' }))],
    [
      'the saved value is typed again',
      async (user: User) => {
        await user.clear(name());
        await user.type(name(), 'As saved');
      },
    ],
  ])('is discarded once %s', async (_how, finish) => {
    await typeAndLeave(7);
    const { user, unmount } = open(7);
    await waitFor(() => expect(name()).toHaveValue('Bridge East'));
    await finish(user);
    unmount();
    open(7);
    expect(name()).toHaveValue('As saved');
  });
});
