import { fetchAll, isDescending, type Call } from '../Api';
import type { Check } from '../Check';
import type { CheckContext } from '../CheckContext';
import { assertThat, SkippedError } from '../Deviation';

const path = '/api/user/notification/';
const control = '/api/user/notification-control/';

const listed = (call: Call) => fetchAll(call, path);

/** Creates a user who has a notification about changed services. */
const createNotification = async (context: CheckContext) => {
  const admin = await context.admin();
  const user = await context.newSignedInUser();
  for (const isOn of [true, false])
    await admin.call('POST', '/api/user/dic-services/', { body: { user: user.id, ai_hub: isOn } });
  const [notification] = await listed(user.call);
  if (!notification) throw new SkippedError('neither a sign-in nor new services made a notification');
  return { ...user, notification, address: `${path}${String(notification['id'])}/` };
};

export const notificationChecks: Check[] = [
  {
    name: 'notifications',
    rule: 'Spec 2 §7: One’s own notifications come newest first; one is marked read and unread, and deleted.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call, notification, address } = await createNotification(context);
      assertThat(
        isDescending((await listed(call)).map((each) => each['created_at'])),
        'the newest is not first',
      );
      const state = async () => (await listed(call)).find(({ id }) => id === notification['id'])?.['is_read'];
      for (const isRead of [true, false]) {
        await call('PATCH', address, { body: { is_read: isRead } });
        assertThat((await state()) === isRead, `the mark \`is_read: ${isRead}\` is not kept`);
      }
      await call('DELETE', address);
      assertThat((await state()) === undefined, 'the deleted notification is still listed');
      await call('DELETE', address, { status: 404 });
    },
  },
  {
    name: 'notifications of others',
    rule: 'Decisions §4: Everybody marks and deletes their own notifications alone.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { address } = await createNotification(context);
      const { call } = await context.newSignedInUser();
      await call('PATCH', address, { body: { is_read: true }, status: [403, 404] });
      await call('DELETE', address, { status: [403, 404] });
    },
  },
  {
    name: 'one’s own preferences',
    rule: 'Spec 1 §7: A mode from 0 to 7 is saved for one key and read again; 8 is refused.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      await call('POST', control, { body: { ticket_notifications: 5 } });
      const modes = await call('GET', control);
      assertThat(modes['ticket_notifications'] === 5, 'the mode is not kept');
      await call('POST', control, { body: { ticket_notifications: 8 }, status: 400 });
    },
  },
  {
    name: 'preferences of another user',
    rule: 'Decisions §4: A superuser sees booleans; false sets mode 0, true leaves a mode that is set.',
    guide: 'notifications-and-socket',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.newSignedInUser();
      const query = { user_id: id };
      await call('POST', control, { body: { ticket_notifications: 5 } });
      const before = await admin.call('GET', control, { query });
      assertThat(before['ticket_notifications'] === true, 'a mode that is set is not shown as true');
      await admin.call('POST', control, { query, body: { ticket_notifications: true } });
      assertThat((await call('GET', control))['ticket_notifications'] === 5, 'true overwrites the mode');
      await admin.call('POST', control, { query, body: { ticket_notifications: false } });
      assertThat((await call('GET', control))['ticket_notifications'] === 0, 'false does not set mode 0');
      await call('GET', control, { query: { user_id: admin.id }, status: [403, 404] });
    },
  },
];
