import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { pathsBelow, respondTo, writesTo, type Interceptor } from '../../support/stubFetch';
import { buildProject } from './buildProject';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const savePath = '/api/project/update/';

const openPage = (intercept?: Interceptor, path = '/project/edit/1') =>
  openAsUser(backend, { account: 'direct', path, heading: 'Edit Project', intercept });
const findField = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: string | RegExp, value: string) =>
  fireEvent.change(await findField(name), { target: { value } });
const getUpdateButton = () => screen.getByRole('button', { name: 'Update Project' });

it('sends all fields, shows a message and returns to the list', async () => {
  const { user, sent, currentPath } = await openPage();
  expect(await findField('ID')).toHaveAttribute('readonly');
  expect((await findField(/^Title/)).value).toBe('Bridge East Monitoring');
  expect((await findField('Coordinate System')).value).toBe('EPSG:2154');
  expect((await findField('Description')).tagName).toBe('TEXTAREA');
  expect((await findField('Picture')).type).toBe('file');
  expect((await findField(/^Owner/)).type).toBe('number');

  await fill(/^Title/, ' Bridge West ');
  await fill('Budget', '');
  await fill('Start Date', '2027-03-01');
  const [calendar] = screen.getAllByRole('button', { name: 'Choose a date' });
  if (calendar) await user.click(calendar);
  await user.click(await screen.findByRole('gridcell', { name: '9' }));
  await user.click(getUpdateButton());
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/projects'));
  const [save] = writesTo(sent, savePath);
  expect(Object.keys(save?.body as object)).toHaveLength(15);
  expect(save).toMatchObject({ body: { title: 'Bridge West', start_date: '2027-03-09', budget: '' } });
  expect(await screen.findByText('Bridge West')).toBeVisible();
});

it('shows each error of an invalid project with a link and sends nothing', async () => {
  const project = buildProject({ start_date: '5 January', construction_date: '1/2/3' });
  const { user, sent } = await openPage(respondTo('GET', '/api/project/?id=1', 200, project));
  await fill(/^Title/, ' ');
  await fill(/^Owner/, '0');
  await user.click(getUpdateButton());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  for (const [label, message] of [
    ['Title', 'Title is required'],
    ['Owner', 'Owner is required'],
    ['Start Date', 'Start date must be in YYYY-MM-DD format'],
    ['Construction Date', 'Construction date must be in YYYY-MM-DD format'],
  ] as const) {
    expect(within(summary).getByRole('link', { name: label })).toBeVisible();
    const error = screen.getByText(message);
    expect(error.closest('div')?.querySelector('[aria-invalid="true"]')).not.toBeNull();
  }
  expect(writesTo(sent, savePath)).toEqual([]);
});

describe('project page', () => {
  it('reports a failed save, keeps the input and shows field errors until corrected', async () => {
    const { user, currentPath, setInterceptor } = await openPage();
    await fill('Acronym', 'kept');
    setInterceptor(respondTo('POST', savePath, 200, { success: false }));
    await user.click(getUpdateButton());
    expect(await screen.findByText('Failed to update project.')).toBeVisible();
    expect(currentPath()).toBe('/project/edit/1');
    expect((await findField('Acronym')).value).toBe('kept');

    setInterceptor(respondTo('POST', savePath, 400, { budget: ['Too high for this quarter.'] }));
    await user.click(getUpdateButton());
    expect(await screen.findByText('Too high for this quarter.')).toBeVisible();
    expect(screen.getByText('Error updating project.')).toBeVisible();
    await fill('Budget', '1');
    await waitFor(() => expect(screen.queryByText('Too high for this quarter.')).toBeNull());

    setInterceptor(respondTo('POST', savePath, 403, { detail: 'Not yours.' }));
    await user.click(getUpdateButton());
    const reason = await screen.findByText('You do not have permission to perform this action.');
    expect(reason.closest('[role=alert]')).toHaveTextContent('Error updating project.');
    expect((await findField('Acronym')).value).toBe('kept');
  });

  it('reports a missing project or an invalid id with a link to the list', async () => {
    const { sent, router } = await openPage(undefined, '/project/edit/abc');
    const expectMissing = async () => {
      expect(await screen.findByText('Go to the List')).toHaveAttribute('href', '/projects');
      expect(screen.getAllByText('Failed to fetch project details.')[0]).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Update Project' })).toBeNull();
    };
    await expectMissing();
    expect(pathsBelow(sent, '/api/project/')).toEqual([]);
    await router.navigate('/project/edit/999');
    await waitFor(() => expect(pathsBelow(sent, '/api/project/?id=999')).not.toEqual([]));
    await expectMissing();
  });
});
