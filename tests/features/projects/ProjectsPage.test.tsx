import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, type Interceptor } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';
import { setViewportWidth } from '../../support/setViewportWidth';

const backend = setUpBackend();

beforeEach(() => setViewportWidth(1200));

const listPath = '/api/project/?';
const openPage = (intercept?: Interceptor) =>
  openAsUser(backend, { account: 'demo', path: '/projects', heading: 'Projects', intercept });
const projectPage = (count: number, results: object[]) =>
  jsonResponse(200, { count, next: null, previous: null, results });

describe('projects', () => {
  it('are listed and opened by title and row', async () => {
    const { user, currentPath } = await openPage();
    const table = await screen.findByRole('table', { name: 'Projects' });
    const row = within(table).getByRole('row', { name: /Harbour Quay Renewal/ });
    expect(row).toHaveTextContent(/HQRAtelier RivageNordhafen Bau\d{4}-\d\d-\d\d2,350,000 EUR$/);
    expect(screen.getByText('3 projects')).toBeVisible();
    const title = within(row).getByRole('link', { name: 'Harbour Quay Renewal' });
    expect(title).toHaveAttribute('href', '/project/edit/2');
    await user.click(within(row).getByText('Nordhafen Bau'));
    await waitFor(() => expect(currentPath()).toBe('/project/edit/2'));
  });

  it('are sorted and searched by the server and in the URL', async () => {
    const { user, sent, router } = await openPage();
    const expectRequest = (query: string) =>
      waitFor(() => expect(sent.at(-1)?.path).toBe(`${listPath}page=1&page_size=20&${query}`));
    await user.click(await screen.findByRole('button', { name: 'Title' }));
    await expectRequest('ordering=title');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await expectRequest('ordering=-title');
    expect(router.state.location.search).toContain('ordering=-title');
    const getTitles = () =>
      screen.getAllByRole('link', { name: /Monitoring|Renewal|Ventilation/ }).map((link) => link.textContent);
    await waitFor(() =>
      expect(getTitles()).toEqual([
        'Tunnel North Ventilation',
        'Harbour Quay Renewal',
        'Bridge East Monitoring',
      ]),
    );
    const search = screen.getByRole('textbox', { name: 'Search projects...' });
    await user.click(search);
    await user.paste('nordhafen');
    expect(await screen.findByText('1 project')).toBeVisible();
    await expectRequest('ordering=-title&search=nordhafen');
    expect(router.state.location.search).toContain('search=nordhafen');
    await user.type(search, 'q');
    expect(await screen.findByText('No projects found matching "nordhafenq"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('3 projects')).toBeVisible();
  });

  it('are paginated', async () => {
    const twentyProjects = Array.from({ length: 20 }, (_, id) => ({
      id,
      title: `Bridge ${id}`,
      start_date: null,
    }));
    const { user, sent } = await openPage(({ path }) =>
      path.startsWith(listPath) ? projectPage(45, twentyProjects) : undefined,
    );
    expect(await screen.findByText('1-20 of 45')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe(`${listPath}page=2&page_size=20`));
    expect(await screen.findByText('21-40 of 45')).toBeVisible();
  });
});

it('shows a message without projects', async () => {
  await openPage(({ path }) => (path.startsWith(listPath) ? projectPage(0, []) : undefined));
  expect(await screen.findByText('No projects yet.')).toBeVisible();
});
