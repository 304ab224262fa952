import { expect, it } from 'vitest';
import { withOwnTexts } from '../../src/i18n/ownTexts';

const messages = {
  signIn: { gate: 'Gate', provider: { google: 'Google' } },
  files: { some: '%{smart_count} file of %{total} |||| %{smart_count} files of %{total}' },
};

it.each<[string, string, object, string[]]>([
  ['signIn.gate', 'Ours', { signIn: { ...messages.signIn, gate: 'Ours' } }, []],
  ['signIn.provider.google', '', { signIn: { ...messages.signIn, provider: { google: '' } } }, []],
  ['files.some', '%{total} in all', { files: { some: '%{total} in all' } }, []],
  ['files.some', '%{count} files', {}, ['"files.some" has no placeholder %{count}.']],
  ['files.some', '%{total files', {}, ['"files.some" has no placeholder %{total files.']],
  ['signIn.gat', 'Ours', {}, ['There is no text "signIn.gat".']],
  ['signIn.gate.x', 'Ours', {}, ['There is no text "signIn.gate.x".']],
  ['signIn', 'Ours', {}, ['There is no text "signIn".']],
  ['signIn.constructor', 'Ours', {}, ['There is no text "signIn.constructor".']],
])('applies the deployment text %s: %j', (key, text, changed, problems) => {
  const reported: string[] = [];
  const merged = withOwnTexts(messages, JSON.stringify({ [key]: text }), false, (problem) =>
    reported.push(problem),
  );
  expect(merged).toEqual({ ...messages, ...changed });
  expect(reported).toEqual(problems);
});

it.each([
  [false, []],
  [true, ['There is no text "users.add".']],
])('rejects an unknown message after all messages are loaded: %s', (isComplete, problems) => {
  const reported: string[] = [];
  withOwnTexts(messages, '{"users.add": "Add"}', isComplete, (problem) => reported.push(problem));
  expect(reported).toEqual(problems);
});

it('applies nested texts', () => {
  const file = '{"signIn": {"gate": "Ours", "provider": {"google": "G"}}}';
  expect(withOwnTexts(messages, file, true, expect.unreachable)).toEqual({
    ...messages,
    signIn: { gate: 'Ours', provider: { google: 'G' } },
  });
});

it.each([
  ['', 'The file is not an object of texts in JSON.'],
  ['null', 'The file is not an object of texts in JSON.'],
  ['{"signIn.gate": "Ours",}', 'The file is not an object of texts in JSON.'],
  ['{"signIn.gate": 1}', '"signIn.gate" is not a text.'],
])('reports and ignores the file %s', (file, problem) => {
  const reported: string[] = [];
  expect(withOwnTexts(messages, file, true, (each) => reported.push(each))).toEqual(messages);
  expect(reported).toEqual([problem]);
});
