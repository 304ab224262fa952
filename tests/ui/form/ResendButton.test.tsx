import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResendButton } from '../../../src/ui/form/ResendButton';
import { renderWithProviders } from '../../support/renderWithProviders';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button');
const advance = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const press = () => act(async () => void fireEvent.click(button()));

it.each([
  ['the default wait', null, 'Resend Code (60 s)'],
  ['the wait set by the server', 45, 'Resend Code (45 s)'],
])('is disabled before the first click, and after each for %s', async (_case, seconds, label) => {
  const onResend = vi.fn<() => Promise<number | null>>(() => Promise.resolve(seconds));
  renderWithProviders(<ResendButton label="Resend Code" onResend={onResend} />);
  expect(button()).toHaveTextContent('Resend Code (60 s)');
  expect(button()).toBeDisabled();
  advance(59);
  expect(button()).toHaveTextContent('Resend Code (1 s)');
  advance(1);
  expect(button()).toBeEnabled();
  await press();
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent(label);
  expect(button()).toBeDisabled();
});

it('corrects the countdown after sleep', () => {
  renderWithProviders(<ResendButton label="Resend Code" onResend={() => Promise.resolve(null)} />);
  vi.setSystemTime(Date.now() + 60_000);
  advance(1);
  expect(button()).toBeEnabled();
});

it('is enabled before the first code', async () => {
  const onResend = vi.fn<() => Promise<number | null>>(() => Promise.resolve(null));
  renderWithProviders(<ResendButton isFirst label="Send code" onResend={onResend} />);
  await press();
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Send code (60 s)');
});
