import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubmitButton } from '../../../src/ui/form/SubmitButton';
import { useSubmission } from '../../../src/ui/form/useSubmission';
import { renderWithProviders } from '../../support/renderWithProviders';

type Task = () => Promise<void>;

/** Makes the form wait three seconds after an error. */
const Form = ({ task }: { task: Task }) => {
  const { busy, wait, submit } = useSubmission();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(task, () => ({ wait: 3 }));
      }}
    >
      <input aria-label="Name" />
      <SubmitButton label="Send" busyLabel="Sending..." busy={busy} wait={wait} />
    </form>
  );
};

const button = () => screen.getByRole('button');
const send = () => act(async () => void fireEvent.submit(screen.getByLabelText('Name')));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('shows a busy form and submits it once', async () => {
  let finish = () => {};
  const task = vi.fn<Task>(() => new Promise<void>((resolve) => (finish = resolve)));
  renderWithProviders(<Form task={task} />);
  await send();
  await send();
  expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(task).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(button()).toHaveTextContent(/^Send$/);
  expect(button()).toBeEnabled();
});

it('counts down while disabled, and announces only the start and end of the wait', async () => {
  const task = vi.fn<Task>(() => Promise.reject(new Error('429')));
  renderWithProviders(<Form task={task} />);
  await send();
  const announcement = screen.getByText('You can try again in about 10 seconds.');
  expect(button()).toHaveTextContent('Send (3 s)');
  expect(button()).toBeDisabled();
  await send();
  expect(task).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent('Send (2 s)');
  expect(announcement).toHaveTextContent('You can try again in about 10 seconds.');
  act(() => void vi.advanceTimersByTime(2000));
  expect(button()).toHaveTextContent(/^Send$/);
  expect(button()).toBeEnabled();
  expect(announcement).toHaveTextContent('You can try again now.');
});
