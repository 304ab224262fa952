import { fetchAll, isDescending, type Call } from '../Api';
import type { Check } from '../Check';
import type { CheckContext } from '../CheckContext';
import { assertThat, SkippedError } from '../Deviation';

const path = '/api/user/notification/';
const control = '/api/user/notification-control/';

const fetchNotifications = (call: Call) => fetchAll(call, path);

/** Creates a user with a notification about changed services. */
const createNotification = async (context: CheckContext) => {
  const admin = await context.admin();
  const user = await context.createSignedInUser();
  for (const isOn of [true, false])
    await admin.call('POST', '/api/user/dic-services/', { body: { user: user.id, ai_hub: isOn } });
  const [notification] = await fetchNotifications(user.call);
  if (!notification) throw new SkippedError('neither a sign-in nor changed services created a notification');
  return { ...user, notification, url: `${path}${String(notification['id'])}/` };
};

export const notificationChecks: Check[] = [
  {
    name: 'notifications',
    rule: 'Spec 2 §7: Users see their notifications, newest first, and can mark them as read or unread and delete them.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call, notification, url: address } = await createNotification(context);
      assertThat(
        isDescending((await fetchNotifications(call)).map((each) => each['created_at'])),
        'the list is not sorted newest first',
      );
      const readState = async () =>
        (await fetchNotifications(call)).find(({ id }) => id === notification['id'])?.['is_read'];
      for (const isRead of [true, false]) {
        await call('PATCH', address, { body: { is_read: isRead } });
        assertThat((await readState()) === isRead, `\`is_read: ${isRead}\` was not saved`);
      }
      await call('DELETE', address);
      assertThat((await readState()) === undefined, 'the deleted notification is still listed');
      await call('DELETE', address, { status: 404 });
    },
  },
  {
    name: 'notifications of another user',
    rule: 'Contract: Users can mark and delete only their own notifications.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { url: address } = await createNotification(context);
      const { call } = await context.createSignedInUser();
      await call('PATCH', address, { body: { is_read: true }, status: [403, 404] });
      await call('DELETE', address, { status: [403, 404] });
    },
  },
  {
    name: 'own notification preferences',
    rule: 'Spec 1 §7: A mode from 0 to 7 can be saved for a single key; 8 is rejected.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      await call('POST', control, { body: { ticket_notifications: 5 } });
      const modes = await call('GET', control);
      assertThat(modes['ticket_notifications'] === 5, 'the mode was not saved');
      await call('POST', control, { body: { ticket_notifications: 8 }, status: 400 });
    },
  },
  {
    name: 'notification preferences of another user',
    rule: 'Decisions §6: A superuser sees booleans: false sets mode 0, true keeps any other mode.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.createSignedInUser();
      const query = { user_id: id };
      await call('POST', control, { body: { ticket_notifications: 5 } });
      const before = await admin.call('GET', control, { query });
      assertThat(before['ticket_notifications'] === true, 'a mode other than 0 is not shown as true');
      await admin.call('POST', control, { query, body: { ticket_notifications: true } });
      assertThat((await call('GET', control))['ticket_notifications'] === 5, 'true overwrites the mode');
      await admin.call('POST', control, { query, body: { ticket_notifications: false } });
      assertThat((await call('GET', control))['ticket_notifications'] === 0, 'false does not set mode 0');
      await call('GET', control, { query: { user_id: admin.id }, status: [403, 404] });
    },
  },
];
