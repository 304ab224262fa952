import { expect, it } from 'vitest';
import { noServices } from '../../../src/model/dic-services/services';
import {
  importPreview,
  readUserDataFile,
  type UserDataFile,
} from '../../../src/features/users/import/userDataFile';

const account = { user_id: 12, email: 'ana@x.test', first_name: 'Ana', last_name: 'Kovac', title: '' };
const buildFile = (change: object = {}): UserDataFile => ({
  format: 'pulsehub-user-data',
  version: 1,
  user: account,
  ...change,
});

it.each(['{"format": ', '', '[]', '{}', '{"user": 7}'])('the text %s is no export of a user', (text) => {
  expect(readUserDataFile(text)).toBeNull();
});

it('reads an exported file, also with a byte order mark', () => {
  const file = buildFile({
    dic_services: { financial: true },
    notification_control: { ticket_notifications: 7 },
    notifications: [
      { title: 'T', message: '', service: 'S', is_read: true, created_at: '', other_data: null },
    ],
    folders: [{ name: 'F', description: '', created_at: '', within: ['A'] }],
  });
  expect(readUserDataFile(`\uFEFF${JSON.stringify(file)}`)).toEqual(file);
});

it('previews the valid parts of a file', () => {
  const file = buildFile({
    user: { first_name: 7, last_name: 'K', title: null },
    dic_services: [1],
    notification_control: 'none',
    folders: {},
    logs: [1],
  });
  expect(importPreview(file, { account, services: noServices, switches: {} })).toEqual({
    names: [{ field: 'last_name', now: 'Kovac', next: 'K' }],
    email: null,
    services: { gained: [], lost: [] },
    preferences: { on: [], off: [] },
    counts: { notifications: 0, folders: 0, files: 0, logs: 1 },
  });
});

it('previews only known differences', () => {
  const file = buildFile({
    user: { ...account, email: 'old@x.test', first_name: ' Anna ', title: 'Lead' },
    dic_services: { financial: true, ai_hub: false, code_hub: true, payroll: true, zoo: false },
    notification_control: {
      ticket_notifications: 5,
      cost_created_notifications: 0,
      trip_closed_notifications: 1,
    },
    folders: [{ name: 'F', description: '', created_at: '', within: [] }],
  });
  const currentData = {
    account,
    services: { ...noServices, ai_hub: true, code_hub: true, sales_hub: true },
    switches: {
      ticket_notifications: false,
      cost_created_notifications: true,
      trip_closed_notifications: true,
    },
  };
  const preview = importPreview(file, currentData);
  expect(preview).toEqual({
    names: [
      { field: 'first_name', now: 'Ana', next: 'Anna' },
      { field: 'title', now: '', next: 'Lead' },
    ],
    email: 'old@x.test',
    services: { gained: ['financial', 'payroll'], lost: ['ai_hub'] },
    preferences: { on: ['ticket_notifications'], off: ['cost_created_notifications'] },
    counts: { notifications: 0, folders: 1, files: 0, logs: 0 },
  });
  const nothing = { services: { gained: [], lost: [] }, preferences: { on: [], off: [] } };
  expect(importPreview(file, { account, services: null, switches: null })).toMatchObject(nothing);
});
