import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from '../../../src/ui/inputs/TextField';
import { useFields } from '../../../src/ui/form/useFields';
import { renderWithProviders } from '../../support/renderWithProviders';

const problemsOf = ({ name, town }: { name: string; town: string }) => ({
  ...(name === '' && { name: 'shell.home' }),
  ...(town === '' && { town: 'shell.retry' }),
});

const Form = () => {
  const { bind, check, refuse } = useFields({ name: 'Ada', town: '' }, problemsOf);
  return (
    <>
      <TextField {...bind('name')} label="Name" />
      <TextField {...bind('town')} label="Town" />
      <button type="button" onClick={check}>
        Send
      </button>
      <button type="button" onClick={() => refuse({ name: 'Taken.' })}>
        Refuse
      </button>
    </>
  );
};
const [name, town] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('Town')];

it('says nothing before it is sent, then leads to the first problem, which goes as it is mended', async () => {
  const { user } = renderWithProviders(<Form />);
  expect(town()).toBeValid();
  await user.click(screen.getByText('Send'));
  expect(town()).toHaveFocus();
  expect(town()).toHaveAccessibleDescription('Retry');
  await user.type(town(), 'x');
  expect(town()).toBeValid();
});

it('shows what the server said of a field until it is edited', async () => {
  const { user } = renderWithProviders(<Form />);
  await user.click(screen.getByText('Refuse'));
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Taken.');
  expect(name()).toHaveValue('Ada');
  await user.type(name(), '!');
  expect(name()).toBeValid();
});
