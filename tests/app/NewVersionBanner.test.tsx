import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersionBanner } from '../../src/app/NewVersionBanner';
import { stubFetch } from '../support/stubFetch';
import { renderWithProviders } from '../support/renderWithProviders';

const minuteMs = 60_000;
const findNotice = () => screen.queryByText('A new version is ready.');

/** Opens a page of build `one`, while the server has the `deployed` one. */
const renderBanner = (deployedVersion: { build: string }) => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'version', content: '0.1.0' });
  meta.dataset['build'] = 'one';
  document.head.append(meta);
  const requests = stubFetch({ '/version.json': () => ({ body: deployedVersion }) });
  renderWithProviders(
    <>
      <NewVersionBanner />
      <input aria-label="Name" />
    </>,
  );
  const fire = (event: string) =>
    act(() => {
      dispatchEvent(new Event(event));
      return vi.advanceTimersByTimeAsync(0);
    });
  return {
    requests,
    comeOnline: () => fire('online'),
    comeBack: () => fire('visibilitychange'),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('meta[name="version"]')?.remove();
});

describe('a new build', () => {
  it('is checked for when the user returns, at most every ten minutes', async () => {
    const { requests, comeBack, comeOnline, wait } = renderBanner({ build: 'one' });
    await comeBack();
    await comeOnline();
    await wait(9 * minuteMs);
    await comeBack();
    expect(requests).toEqual([]);
    await wait(minuteMs);
    await comeBack();
    await comeOnline();
    await wait(60 * minuteMs);
    expect(requests).toHaveLength(1);
    await comeOnline();
    expect(requests).toHaveLength(2);
    expect(findNotice()).toBeNull();
  });

  it('is announced once and stays until closed', async () => {
    const { comeBack, wait } = renderBanner({ build: 'two' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    await wait(10 * minuteMs);
    await comeBack();
    expect(findNotice()?.closest('output')).not.toBeNull();
    expect(field).toHaveFocus();
    await wait(60 * minuteMs);
    expect(findNotice()).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close message' }).click());
    await comeBack();
    expect(findNotice()).toBeNull();
  });
});
