import { expect, it } from 'vitest';
import { buildProject } from './buildProject';
import {
  projectFields,
  toProjectValues,
  type Project,
  type ProjectValues,
} from '../../../src/model/projects/project';
import { projectRules } from '../../../src/features/projects/projectRules';

const buildValues = (change: Partial<ProjectValues> = {}): ProjectValues => ({
  ...toProjectValues(buildProject()),
  ...change,
});

const findErrors = (values: ProjectValues) =>
  Object.fromEntries(projectFields.map((name) => [name, projectRules[name]?.(values[name])]));

it.each([
  ['when unchanged', {}],
  ['without dates', { start_date: '', construction_date: '' }],
  ['with a leap day', { construction_date: '2024-02-29' }],
])('accepts a project %s', (_case, change) => {
  expect(findErrors(buildValues(change))).toEqual({});
});

it.each([
  ['no title', { title: '' }, { title: 'projects.error.title' }],
  ['a title of spaces', { title: '  ' }, { title: 'projects.error.title' }],
  ['a start date of another format', { start_date: '5.1.2026' }, { start_date: 'projects.error.startDate' }],
  [
    'a construction date of another format',
    { construction_date: '2026/01/05' },
    { construction_date: 'projects.error.constructionDate' },
  ],
  ['a date that does not exist', { start_date: '2026-02-30' }, { start_date: 'projects.error.date' }],
  ['no owner', { owner: '' }, { owner: 'projects.error.owner' }],
  ['owner 0', { owner: '0' }, { owner: 'projects.error.owner' }],
  ['owner -1', { owner: '-1' }, { owner: 'projects.error.owner' }],
  ['a fractional owner', { owner: '1.5' }, { owner: 'projects.error.owner' }],
])('rejects a project with %s', (_case, change, errors) => {
  expect(findErrors(buildValues(change))).toEqual(errors);
});

it.each<[string, Partial<Project>, Partial<ProjectValues>]>([
  ['a numeric owner', { owner: 7 }, { owner: '7' }],
  ['an owner as a select option', { owner: { value: 7, label: 'Centre' } }, { owner: '7' }],
  ['no owner', { owner: null }, { owner: '' }],
  ['no date', { construction_date: null }, { construction_date: '' }],
  ['a date with a time', { start_date: '2026-01-05T00:00:00Z' }, { start_date: '2026-01-05' }],
])('sets the initial values for %s', (_case, change, values) => {
  expect(toProjectValues(buildProject(change))).toMatchObject(values);
});
