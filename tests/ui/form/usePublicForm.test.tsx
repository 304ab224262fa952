import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublicForm } from '../../../src/ui/form/PublicForm';
import { usePublicForm } from '../../../src/ui/form/usePublicForm';
import { LabelledTextField } from '../../../src/ui/inputs/LabelledTextField';
import { renderWithProviders } from '../../support/renderWithProviders';

const problemsOf = ({ name, town }: { name: string; town: string }) => ({
  ...(name === '' && { name: 'shell.home' }),
  ...(town === '' && { town: 'action.retry' }),
});

const Form = ({ town = '' }) => {
  const { bind, form } = usePublicForm({
    initial: { name: 'Ada', town },
    problemsOf,
    autoFocus: 'name',
    send: () => Promise.reject(new Error('Refused.')),
    onRefused: () => ({ errors: { name: 'Taken.' }, wait: null }),
  });
  return (
    <PublicForm form={form} submit="ui.confirm.confirm" submitting="ui.confirm.busy">
      <LabelledTextField {...bind('name')} label="Name" />
      <LabelledTextField {...bind('town')} label="Town" />
    </PublicForm>
  );
};
const [name, town] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('Town')];
const send = () => screen.getByRole('button', { name: 'Confirm' });

it('shows no error before it is sent, then focuses the first invalid field, whose error clears once corrected', async () => {
  const { user } = renderWithProviders(<Form />);
  expect(name()).toHaveFocus();
  expect(town()).toBeValid();
  await user.click(send());
  expect(town()).toHaveFocus();
  expect(town()).toHaveAccessibleDescription('Retry');
  await user.type(town(), 'x');
  expect(town()).toBeValid();
});

it('shows the server’s error of a field until it is edited', async () => {
  const { user } = renderWithProviders(<Form town="Ely" />);
  await user.click(send());
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Taken.');
  expect(name()).toHaveValue('Ada');
  await user.type(name(), '!');
  expect(name()).toBeValid();
});
