import simpleRestProvider from 'ra-data-simple-rest';
import type { Http } from './http';
import { notificationActions } from './notificationActions';
import { serviceActions } from './serviceActions';

/** react-admin's calls over the resource table, and the actions that react-admin has no word for. */
export const createDataProvider = (http: Http) => ({
  ...simpleRestProvider(''),
  ...serviceActions(http),
  ...notificationActions(http),
});

export type PortalDataProvider = ReturnType<typeof createDataProvider>;
