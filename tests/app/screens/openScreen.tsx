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

/** Without the marks of the pseudo-locale. */
export const unmarked = (text: string): string => text.replaceAll(/⟦|(?: ~*)*⟧/g, '');

const matches = (wanted: string | RegExp) => (text: string) =>
  typeof wanted === 'string' ? unmarked(text).trim() === wanted : wanted.test(unmarked(text));

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

const shown = (target: Target): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const element = find(target);
    if (!element) throw new Error(`There is no ${JSON.stringify(target)} ${String(Object.values(target))}.`);
    return element;
  }, 30_000);

/** Waits until the element is enabled, as a user would. */
const enabled = async (target: Target): Promise<HTMLElement> => {
  await vi.waitFor(() => expect(find(target)).not.toHaveAttribute('disabled'), 30_000);
  return shown(target);
};

const visitor = (): Visitor => {
  const user = userEvent.setup();
  return {
    click: async (target) => void fireEvent.click(await enabled(target)),
    fill: async (label, value) => {
      const field = await shown({ label });
      field.focus();
      fireEvent.change(field, { target: { value } });
    },
    choose: async (label, value) => void fireEvent.change(await shown({ label }), { target: { value } }),
    type: (text) => user.keyboard(text),
    pressEnter: () => user.keyboard('{Enter}'),
  };
};

type SignedIn = Awaited<ReturnType<typeof signInByApi>>;
const sessions = new Map<string, SignedIn>();

/** Reuses the session of an earlier screen while the server accepts it. */
const signIn = async (backend: Backend, account: string): Promise<SignedIn> => {
  const known = sessions.get(account);
  const headers = { authorization: `Bearer ${known?.access ?? ''}` };
  if (known && (await nativeFetch(`${backend.url}/api/user/details/`, { headers })).ok) return known;
  const signedIn = await signInByApi(backend, account);
  sessions.set(account, signedIn);
  return signedIn;
};

interface Failing {
  call: ScreenCall;
  reply: Reply;
}

/** Passes calls on to the backend, except for one that may fail, and records the responses. */
const failOneCall = (backend: Backend, first: Failing | undefined) => {
  const answers: unknown[] = [];
  let failing = first;
  let called = false;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const replyInstead = async (reply: Reply): Promise<Response | undefined> => {
    called = true;
    if (reply === 'dropped') throw new TypeError('Failed to fetch');
    if (reply !== 'slow') return new Response(reply.body, reply);
    await released;
    return undefined;
  };
  stubFetch(
    ({ method, path }) =>
      failing?.call.path === new URL(path, backend.url).pathname && failing.call.method === method
        ? replyInstead(failing.reply)
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
    fail: (next: Failing) => {
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
  { failing }: { failing?: Failing } = {},
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
