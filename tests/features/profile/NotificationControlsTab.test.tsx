import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, jsonResponse, writesTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const controlPath = '/api/user/notification-control/';
const noAccessText =
  "You do not have access to the finance service's notification settings. Please contact an administrator.";

const tab = { path: '/profile-tabs?tab=notifications', heading: 'Notification Controls' };
const openTab = (account = 'direct', intercept?: Interceptor) =>
  openAsUser(backend, { account, ...tab, intercept });
const findEntry = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const getSaves = (sent: SentCall[]) => writesTo(sent, controlPath);
const isSave = ({ method, path }: SentCall) => method === 'POST' && path === controlPath;

/** Stubs the preferences of the server. */
const mockPreferences = (modes: object) => respondTo('GET', controlPath, 200, modes);

describe('notification controls', () => {
  it('show twelve kinds in three groups, collapsed with their mode', async () => {
    await openTab('superuser');
    await findEntry('Cost Created');
    expect(screen.queryByText(noAccessText)).toBeNull();
    const shownGroups = ['User & Account Notifications', 'Project & Collaboration', 'Finance & Trips'].map(
      (name) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('listitem')
          .map((item) => item.textContent),
    );
    expect(shownGroups).toEqual([
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

  it('offer eight modes when expanded and save each choice', async () => {
    const { user, sent } = await openTab();
    await user.click(await findEntry('Tickets'));
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
      expect(getSaves(sent)).toEqual([
        { method: 'POST', path: controlPath, body: { ticket_notifications: 6 } },
      ]),
    );
    await user.click(await findEntry('Tickets'));
    expect(await findEntry('Tickets')).toHaveTextContent('Email Weekly');
  });
});

it('shows a choice immediately, reverts a failed one and retries', async () => {
  const { user, sent, setInterceptor } = await openTab();
  await user.click(await findEntry('Messages'));
  let failSave = () => {};
  const failing = new Promise<Response>((resolve) => (failSave = () => resolve(jsonResponse(500, {}))));
  setInterceptor((call) => (isSave(call) ? failing : undefined));
  await user.click(screen.getByRole('radio', { name: 'No Notifications' }));
  expect(screen.getByRole('radio', { name: 'No Notifications' })).toBeChecked();
  failSave();
  expect(
    await screen.findByText('Messages could not be saved. The setting is still “App Immediate”.'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'App Immediate' })).toBeChecked();
  setInterceptor(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'No Notifications' })).toBeChecked());
  await waitFor(() => expect(screen.queryByText(/could not be saved/)).toBeNull());
  expect(getSaves(sent).at(-1)?.body).toEqual({ message_created_notifications: 0 });
});

it('enables a group, keeping frequencies, with one request per change', async () => {
  const { user, sent } = await openTab(
    'superuser',
    mockPreferences({
      update_user_notifications: 0,
      update_user_login_notifications: 1,
      user_media_library_notifications: 4,
    }),
  );
  const group = await screen.findByRole('group', { name: 'Set all of “User & Account Notifications”' });
  await user.click(within(group).getByRole('button', { name: 'On' }));
  await waitFor(() => expect(getSaves(sent)).toHaveLength(2));
  expect(getSaves(sent).map(({ body }) => body)).toEqual([
    { update_user_notifications: 1 },
    { user_media_library_notifications: 5 },
  ]);
  expect(within(group).getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
});

describe('finance notice', () => {
  it('replaces the group for a user without the service', async () => {
    await openTab('staff');
    expect(await screen.findByText(noAccessText)).toBeVisible();
    await findEntry('Tickets');
    expect(screen.queryByRole('button', { name: /^Cost Created/ })).toBeNull();
  });

  it('is hidden if services cannot be loaded, and shows invalid modes as “Not set”', async () => {
    const respondWithModes = mockPreferences({ ticket_notifications: 8 });
    const respondWithServices = respondTo('GET', '/api/user/dic-services/', 404, {});
    await openTab('superuser', (call) => respondWithModes(call) ?? respondWithServices(call));
    expect(await findEntry('Tickets')).toHaveTextContent('Not set');
    expect(await findEntry('Cost Created')).toBeVisible();
    expect(screen.queryByText(noAccessText)).toBeNull();
  });
});
