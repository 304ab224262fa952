import { isFields, type Fields } from '../../model/fields';
import type { NotificationKey, NotificationMode } from '../../model/notification/notificationModes';
import { asObject, assertResponse, discardBody } from '../responses';
import type { Http } from '../http';

const path = '/api/user/notification-control/';

export const notificationControlActions = (http: Http) => ({
  notificationModes: async (signal?: AbortSignal): Promise<Fields> => {
    const response = await http('GET', path, { signal });
    return assertResponse(response, isFields(response) && response);
  },

  saveNotificationMode: (key: NotificationKey, mode: NotificationMode) =>
    discardBody(http('POST', path, { body: { [key]: mode }, keepalive: true })),

  notificationSwitches: async (user_id: number, signal?: AbortSignal): Promise<Record<string, boolean>> => {
    const response = await http('GET', path, { query: { user_id }, signal });
    const { success: _success, ...switches } = asObject(response as unknown);
    const isSwitch = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    const flags = Object.entries(switches).filter(isSwitch);
    return Object.fromEntries(assertResponse(response, flags.length > 0 && flags));
  },

  saveNotificationSwitches: (user_id: number, body: Record<string, boolean>) =>
    discardBody(http('POST', path, { query: { user_id }, body })),
});
