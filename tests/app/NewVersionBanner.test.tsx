import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersionBanner } from '../../src/app/NewVersionBanner';
import { stubFetch } from '../support/stubFetch';
import { renderWithProviders } from '../support/renderWithProviders';

const minute = 60_000;
const notice = () => screen.queryByText('A new version is ready.');

/** Opens a page of build `one`, while the server has the `deployed` one. */
const open = (deployed: { build: string }) => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'version', content: '0.1.0' });
  meta.dataset['build'] = 'one';
  document.head.append(meta);
  const requests = stubFetch({ '/version.json': () => ({ body: deployed }) });
  renderWithProviders(
    <>
      <NewVersionBanner />
      <input aria-label="Name" />
    </>,
  );
  const fire = (event: string, on: EventTarget = window) =>
    act(() => {
      on.dispatchEvent(new Event(event));
      return vi.advanceTimersByTimeAsync(0);
    });
  return {
    requests,
    comeOnline: () => fire('online'),
    comeBack: () => fire('visibilitychange', document),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('meta[name="version"]')?.remove();
});

describe('another build', () => {
  it('is checked for when the user comes back, every ten minutes at most and never during the start', async () => {
    const { requests, comeBack, comeOnline, wait } = open({ build: 'one' });
    await comeBack();
    await comeOnline();
    await wait(9 * minute);
    await comeBack();
    expect(requests).toEqual([]);
    await wait(minute);
    await comeBack();
    await comeOnline();
    await wait(60 * minute);
    expect(requests).toHaveLength(1);
    await comeOnline();
    expect(requests).toHaveLength(2);
    expect(notice()).toBeNull();
  });

  it('is announced once, politely, and stays until it is closed', async () => {
    const { comeBack, wait } = open({ build: 'two' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    await wait(10 * minute);
    await comeBack();
    expect(notice()?.closest('output')).not.toBeNull();
    expect(field).toHaveFocus();
    await wait(60 * minute);
    expect(notice()).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close message' }).click());
    await comeBack();
    expect(notice()).toBeNull();
  });
});
