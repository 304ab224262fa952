import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../src/model/custom-message-template/templatePreview';
import {
  counterColour,
  emailProblems,
  emptyDraft,
  emptyVariables,
  prefillText,
  unknownVariables,
} from '../../../src/model/users/email';

const valid = { ...emptyDraft, subject: 'Hello', message: 'A message of some length' };
const values = { first_name: 'Amélie', last_name: '', email: 'a@b.test', company: 'Centre' };

describe('a mail to users', () => {
  it.each([
    [{}, {}],
    [{ subject: '  ' }, { subject: 'users.email.subjectRequired' }],
    [{ subject: 'ab' }, { subject: 'users.email.subjectShort' }],
    [{ subject: 'abc' }, {}],
    [{ message: ' ' }, { message: 'users.email.messageRequired' }],
    [{ message: 'too short' }, { message: 'users.email.messageShort' }],
    [{ message: 'ten chars!' }, {}],
    [{ message: 'x'.repeat(1000) }, {}],
    [{ message: 'x'.repeat(1001) }, { message: 'users.email.messageLong' }],
  ])('with %j has the errors %j', (change, problems) => {
    expect(emailProblems({ ...valid, ...change })).toEqual(problems);
  });

  it.each([
    ['nothing', '', 'Welcome', 'Welcome'],
    ['a blank', ' ', 'Welcome', 'Welcome'],
    ['the text of another template', 'News', 'Welcome', 'Welcome'],
    ['the text of another template', 'News', '', ''],
    ['what was typed', 'News!', 'Welcome', 'News!'],
    ['what was typed', 'Hello', '', 'Hello'],
  ])('replaces %s (%j) by the text of a template, %j: %j', (_what, current, chosen, expected) => {
    expect(prefillText(current, ['Welcome', 'News'], chosen)).toBe(expected);
  });

  it.each([
    [600, 'text.secondary'],
    [601, 'warning.main'],
    [800, 'warning.main'],
    [801, 'error.main'],
  ])('shows a count of %i characters in %s', (length, colour) => {
    expect(counterColour(length)).toBe(colour);
  });

  it('is filled in for one recipient, and keeps unknown variables', () => {
    expect(fillTemplate('Dear {{ first_name }} of {{company}}, {{phone}}', values)).toBe(
      'Dear Amélie of Centre, {{phone}}',
    );
  });

  it('lists the variables that a recipient has no value for and those that do not exist', () => {
    const text = '{{first_name}} {{last_name}} {{company}}';
    expect(emptyVariables(text, { ...values, company: ' ' })).toEqual(['last_name', 'company']);
    expect(unknownVariables('{{ first_name }} {{ Phone }} {{Phone}}')).toEqual(['Phone']);
  });
});
