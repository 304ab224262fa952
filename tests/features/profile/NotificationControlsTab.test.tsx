import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, jsonResponse, writesTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const calls = '/api/user/notification-control/';
const notice =
  "You do not have access to the finance service's notification settings. Please contact an administrator.";

const open = async (account = 'direct', intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path: '/profile-tabs?tab=notifications', intercept });
  await screen.findByRole('heading', { name: 'Notification Controls' });
  return portal;
};
const entry = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const saves = (sent: SentCall[]) => writesTo(sent, calls);
const isSave = ({ method, path }: SentCall) => method === 'POST' && path === calls;

/** Returns these preferences in the server's place. */
const mockPreferences = (modes: object) => respondTo('GET', calls, 200, modes);

describe('the notification controls', () => {
  it('show twelve kinds in three groups, collapsed with their mode', async () => {
    await open('superuser');
    await entry('Cost Created');
    expect(screen.queryByText(notice)).toBeNull();
    const shown = ['User & Account Notifications', 'Project & Collaboration', 'Finance & Trips'].map((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
    expect(shown).toEqual([
      [
        'User UpdatesApp & Email Immediate',
        'Login NotificationsApp Immediate',
        'Media LibraryApp & Email Daily',
      ],
      [
        'Service UpdatesApp Immediate',
        'TicketsApp Immediate',
        'MessagesEmail Daily',
        'MentionsEmail Immediate',
      ],
      [
        'Cost CreatedEmail Weekly',
        'Financial ProjectsApp Immediate',
        'Trip ApprovalsApp Immediate',
        'Trip ClosedNo Notifications',
        'Subordinate TripsApp & Email Weekly',
      ],
    ]);
    expect(
      screen.getByText(
        'Your notifications: 8 in the app, 2 immediately by email, 2 in a daily email, 2 in a weekly email, 1 off.',
      ),
    ).toBeVisible();
  });

  it('offer the eight modes when expanded, and save the choice at once and alone', async () => {
    const { user, sent } = await open();
    await user.click(await entry('Tickets'));
    const group = screen.getByRole('radiogroup', { name: 'Tickets' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'No Notifications',
      'App Immediate',
      'Email Immediate',
      'App & Email Immediate',
      'Email Daily',
      'App & Email Daily',
      'Email Weekly',
      'App & Email Weekly',
    ]);
    await user.click(within(group).getByRole('radio', { name: 'Email Weekly' }));
    expect(within(group).getByRole('radio', { name: 'Email Weekly' })).toBeChecked();
    await waitFor(() =>
      expect(saves(sent)).toEqual([{ method: 'POST', path: calls, body: { ticket_notifications: 6 } }]),
    );
    await user.click(await entry('Tickets'));
    expect(await entry('Tickets')).toHaveTextContent('Email Weekly');
  });
});

it('a choice that cannot be saved is shown before the server has responded, reverted with a message, and can be retried', async () => {
  const { user, sent, setInterceptor } = await open();
  await user.click(await entry('Messages'));
  let fail = () => {};
  const failing = new Promise<Response>((resolve) => (fail = () => resolve(jsonResponse(500, {}))));
  setInterceptor((call) => (isSave(call) ? failing : undefined));
  await user.click(screen.getByRole('radio', { name: 'No Notifications' }));
  expect(screen.getByRole('radio', { name: 'No Notifications' })).toBeChecked();
  fail();
  expect(
    await screen.findByText('Messages could not be saved. The setting is still “App Immediate”.'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'App Immediate' })).toBeChecked();
  setInterceptor(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'No Notifications' })).toBeChecked());
  await waitFor(() => expect(screen.queryByText(/could not be saved/)).toBeNull());
  expect(saves(sent).at(-1)?.body).toEqual({ message_created_notifications: 0 });
});

it('a whole group is switched on without changing its frequencies, with one call per kind that changes', async () => {
  const { user, sent } = await open(
    'superuser',
    mockPreferences({
      update_user_notifications: 0,
      update_user_login_notifications: 1,
      user_media_library_notifications: 4,
    }),
  );
  const group = await screen.findByRole('group', { name: 'Set all of “User & Account Notifications”' });
  await user.click(within(group).getByRole('button', { name: 'On' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(2));
  expect(saves(sent).map(({ body }) => body)).toEqual([
    { update_user_notifications: 1 },
    { user_media_library_notifications: 5 },
  ]);
  expect(within(group).getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
});

describe('the finance notice', () => {
  it('replaces the group for a user without the service', async () => {
    await open('staff');
    expect(await screen.findByText(notice)).toBeVisible();
    await entry('Tickets');
    expect(screen.queryByRole('button', { name: /^Cost Created/ })).toBeNull();
  });

  it('is not shown when the services cannot be loaded; what is no mode is “Not set”', async () => {
    const mocked = mockPreferences({ ticket_notifications: 8 });
    const services = respondTo('GET', '/api/user/dic-services/', 404, {});
    await open('superuser', (call) => mocked(call) ?? services(call));
    expect(await entry('Tickets')).toHaveTextContent('Not set');
    expect(await entry('Cost Created')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
  });
});
