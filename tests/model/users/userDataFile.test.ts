import { expect, it } from 'vitest';
import { noServices } from '../../../src/model/dic-services/services';
import {
  importFault,
  importPreview,
  readUserDataFile,
  type UserDataFile,
} from '../../../src/model/users/userDataFile';

const account = { user_id: 12, email: 'ana@x.test', first_name: 'Ana', last_name: 'Kovac', title: '' };
const aFile = (change: object = {}): UserDataFile => ({
  format: 'pulsehub-user-data',
  version: 1,
  user: account,
  ...change,
});
const aUser = (change: object) => aFile({ user: { ...account, ...change } });

it.each([
  ['json', '{"format": '],
  ['json', ''],
  ['format', '[]'],
  ['format', JSON.stringify(aFile({ version: 2 }))],
  ['format', JSON.stringify(aFile({ format: 'other' }))],
  ['format', JSON.stringify(aFile({ user: undefined }))],
])('%s is what is wrong with the text %s', (fault, text) => {
  expect(readUserDataFile(text)).toEqual({ fault });
});

it.each([
  ['user', { ...account, user_id: '12' }],
  ['user', { ...account, title: null }],
  ['dic_services', { financial: 1 }],
  ['notification_control', { ticket_notifications: 8 }],
  ['notification_control', { unknown: 1 }],
  ['notifications', [{ title: 'T' }]],
  ['folders', [{ name: 'F', description: '', created_at: '', within: [1] }]],
  ['files', {}],
  ['logs', ['a line']],
])('a file whose %s is %j is refused for that part', (part, value) => {
  expect(readUserDataFile(JSON.stringify(aFile({ [part]: value })))).toEqual({ fault: 'part', part });
});

it('a file of the export is read, also with a byte order mark', () => {
  const file = aFile({
    dic_services: { financial: true },
    notification_control: { ticket_notifications: 7 },
    notifications: [
      { title: 'T', message: '', service: 'S', is_read: true, created_at: '', other_data: null },
    ],
    folders: [{ name: 'F', description: '', created_at: '', within: ['A'] }],
  });
  expect(readUserDataFile(`\uFEFF${JSON.stringify(file)}`)).toEqual(file);
});

it.each([
  ['nothing', {}, null],
  ['nothing, with the id of the user', { email: 'new@x.test' }, null],
  ['nothing, with the email of the user', { user_id: 99, email: 'ANA@x.test' }, null],
  ['its owner', { user_id: 99, email: 'zoe@x.test' }, { fault: 'owner', email: 'zoe@x.test' }],
  ['a long name', { last_name: 'k'.repeat(151) }, { fault: 'long', field: 'last_name', max: 150 }],
  ['a long title', { title: 'k'.repeat(201) }, { fault: 'long', field: 'title', max: 200 }],
])('%s is refused for %j', (_, change, fault) => {
  expect(importFault(aUser(change), account)).toEqual(fault);
});

it('the preview says what differs, and only what is known', () => {
  const file = aFile({
    user: { ...account, email: 'old@x.test', first_name: ' Anna ', title: 'Lead' },
    dic_services: { financial: true, ai_hub: false, code_hub: true },
    notification_control: {
      ticket_notifications: 5,
      cost_created_notifications: 0,
      trip_closed_notifications: 1,
    },
    folders: [{ name: 'F', description: '', created_at: '', within: [] }],
  });
  const known = {
    account,
    services: { ...noServices, ai_hub: true, code_hub: true, sales_hub: true },
    switches: {
      ticket_notifications: false,
      cost_created_notifications: true,
      trip_closed_notifications: true,
    },
  };
  const preview = importPreview(file, known);
  expect(preview).toEqual({
    names: [
      { field: 'first_name', now: 'Ana', next: 'Anna' },
      { field: 'title', now: '', next: 'Lead' },
    ],
    email: 'old@x.test',
    services: { gained: ['financial'], lost: ['ai_hub'] },
    preferences: { on: ['ticket_notifications'], off: ['cost_created_notifications'] },
    counts: { notifications: 0, folders: 1, files: 0, logs: 0 },
  });
  const nothing = { services: { gained: [], lost: [] }, preferences: { on: [], off: [] } };
  expect(importPreview(file, { account, services: null, switches: null })).toMatchObject(nothing);
});
