import { fireEvent, render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { session } from '../../../src/auth/session';
import { memoryPortal } from '../../support/memoryRouter';
import type { Reply } from '../../support/faults';
import { signInByApi } from '../../support/openAsUser';
import { urlParts } from '../../support/openAsVisitor';
import type { Backend } from '../../support/startServerProcess';
import { stubFetch } from '../../support/stubFetch';
import { stubLocation } from '../../support/stubLocation';
import type { Screen, ScreenCall, Target, Visitor } from './Screen';

const nativeFetch = globalThis.fetch;

/** Removes pseudo-locale markers. */
export const removeMarkers = (text: string): string => text.replaceAll(/⟦|(?: ~*)*⟧/g, '');

const matches = (expected: string | RegExp) => (text: string) =>
  typeof expected === 'string' ? removeMarkers(text).trim() === expected : expected.test(removeMarkers(text));

const candidates = (target: Target): HTMLElement[] => {
  if ('label' in target) return page.queryAllByLabelText(matches(target.label));
  if ('text' in target) return page.queryAllByText(matches(target.text));
  const { role, name = /^/, ...rest } = target;
  return page.queryAllByRole(role, { ...rest, name: matches(name) });
};

/** The first visible match that is not behind a dialog. */
export const find = (target: Target): HTMLElement | undefined =>
  candidates(target).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
  );

const findVisible = (target: Target): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const element = find(target);
    if (!element) throw new Error(`There is no ${JSON.stringify(target)} ${String(Object.values(target))}.`);
    return element;
  }, 30_000);

/** Waits until the element is enabled, as a user would. */
const findEnabled = async (target: Target): Promise<HTMLElement> => {
  await vi.waitFor(() => expect(find(target)).not.toHaveAttribute('disabled'), 30_000);
  return findVisible(target);
};

const visitor = (): Visitor => {
  const user = userEvent.setup();
  return {
    click: async (target) => void fireEvent.click(await findEnabled(target)),
    fill: async (label, value) => {
      const field = await findVisible({ label });
      field.focus();
      fireEvent.change(field, { target: { value } });
    },
    choose: async (label, value) =>
      void fireEvent.change(await findVisible({ label }), { target: { value } }),
    type: (text) => user.keyboard(text),
    pressEnter: () => user.keyboard('{Enter}'),
  };
};

type SignedIn = Awaited<ReturnType<typeof signInByApi>>;
const sessions = new Map<string, SignedIn>();

/** Reuses the session of an earlier screen while the server accepts it. */
const signIn = async (backend: Backend, account: string): Promise<SignedIn> => {
  const cached = sessions.get(account);
  const headers = { authorization: `Bearer ${cached?.access ?? ''}` };
  if (cached && (await nativeFetch(`${backend.url}/api/user/details/`, { headers })).ok) return cached;
  const signedIn = await signInByApi(backend, account);
  sessions.set(account, signedIn);
  return signedIn;
};

interface FailingCall {
  call: ScreenCall;
  reply: Reply;
}

/** Forwards calls to the backend except a failing one, and records responses. */
const failOneCall = (backend: Backend, first: FailingCall | undefined) => {
  const answers: unknown[] = [];
  let failing = first;
  let called = false;
  let release = () => {};
  const releasePromise = new Promise<void>((done) => {
    release = done;
  });
  const respondWith = async (reply: Reply): Promise<Response | undefined> => {
    called = true;
    if (reply === 'dropped') throw new TypeError('Failed to fetch');
    if (reply !== 'slow') return new Response(reply.body, reply);
    await releasePromise;
    return undefined;
  };
  stubFetch(
    ({ method, path }) =>
      failing?.call.path === new URL(path, backend.url).pathname && failing.call.method === method
        ? respondWith(failing.reply)
        : undefined,
    {
      url: backend.url,
      onAnswer: async (answer) => {
        const text = await answer.text();
        if (text.startsWith('{') || text.startsWith('[')) answers.push(JSON.parse(text));
      },
    },
  );
  return {
    answers,
    fail: (next: FailingCall) => {
      failing = next;
    },
    wasCalled: () => called,
    release,
  };
};

/** Opens a screen as its user, without waiting until it is ready. */
export const openScreen = async (
  backend: Backend,
  { path, as, state }: Screen,
  { failing }: { failing?: FailingCall } = {},
) => {
  const signedIn = as && (await signIn(backend, as));
  if (signedIn) session.start(signedIn, signedIn);
  const script = failOneCall(backend, failing);
  const { assign, replace } = stubLocation();
  const lastUrl = () => (assign.mock.lastCall ?? replace.mock.lastCall)?.[0];
  const entry = { ...urlParts(path), state: state ?? null };
  const { router, view } = memoryPortal(entry);
  render(view);
  return { ...script, visitor: visitor(), address: () => lastUrl() ?? router.state.location.pathname };
};
