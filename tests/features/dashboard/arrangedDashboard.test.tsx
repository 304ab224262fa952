import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { openDashboard } from './openDashboard';

const backend = setUpBackend();

const arranged = {
  groups: [
    { title: { en: 'Business', fr: 'Gestion' }, services: ['sales_hub', 'financial'] },
    { title: 'Building', services: ['ai_hub', 'project_hub'] },
    { title: 'None of mine', services: ['ai_hub'] },
  ],
  services: {
    financial: { help: 'https://wiki.test/fin', owner: { en: 'Finance team' } },
    sales_hub: { note: { text: 'Maintenance until 14:00' } },
    administration: { note: { text: 'Over', until: '2020-01-01T00:00:00Z' } },
  },
};

const openArranged = async (content = JSON.stringify(arranged)) => {
  const portal = await openDashboard(backend, '/dashboard', ({ path }) =>
    path === '/services.json' ? new Response(content) : undefined,
  );
  await screen.findByRole('textbox', { name: 'Search services' });
  return portal;
};
const getGroups = () =>
  screen.getAllByRole('list').flatMap((list) => {
    const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent;
    const links = within(list).queryAllByRole('heading', { level: 3 });
    return title ? [[title, ...links.map(({ textContent }) => textContent)]] : [];
  });

it('shows groups of the services of the user in the order of the file, with pins first and the others last', async () => {
  const { user } = await openArranged();
  expect(getGroups()).toEqual([
    ['Business', 'SalesHub', 'PulseFin'],
    ['Building', 'ProjectsHub'],
    ['Other services', 'PulseSHM', 'Administration'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Pin PulseFin' }));
  expect(getGroups().slice(0, 2)).toEqual([
    ['Pinned', 'PulseFin'],
    ['Business', 'SalesHub'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Unpin PulseFin' }));
});

it('searches and moves by keyboard across groups', async () => {
  const { user } = await openArranged();
  await user.keyboard('hub');
  expect(getGroups()).toEqual([
    ['Business', 'SalesHub'],
    ['Building', 'ProjectsHub'],
  ]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'SalesHub' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'ProjectsHub' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('textbox', { name: 'Search services' })).toHaveFocus();
});

it('moves by keyboard through the rows as they are laid out', async () => {
  const layout = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  layout.mockImplementation(function (this: HTMLElement) {
    return Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / 2) * 100;
  });
  const groups = [{ title: 'All', services: ['shm', 'financial', 'project_hub'] }];
  const { user } = await openArranged(JSON.stringify({ groups }));
  screen.getByRole('link', { name: 'PulseFin' }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'ProjectsHub'],
    ['ArrowDown', 'Administration'],
    ['ArrowRight', 'SalesHub'],
    ['ArrowUp', 'ProjectsHub'],
    ['ArrowUp', 'PulseSHM'],
    ['End', 'SalesHub'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  layout.mockRestore();
});

it('shows owner, help and the current note of a service', async () => {
  await openArranged();
  expect(screen.getByText('Finance team')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help for PulseFin' })).toHaveAttribute(
    'href',
    'https://wiki.test/fin',
  );
  expect(screen.getByRole('link', { name: 'SalesHub' })).toHaveAccessibleDescription(
    /Maintenance until 14:00$/,
  );
  expect(screen.queryByText('Over')).not.toBeInTheDocument();
});

it('shows the note before the service opens', async () => {
  const { user, location } = await openArranged();
  await user.click(screen.getByRole('link', { name: 'SalesHub' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before you open SalesHub' }));
  expect(dialog.getByText('Maintenance until 14:00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay Here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(location.assign).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'SalesHub' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(location.assign.mock.calls[0]?.[0]).toContain('/dev/companion/sales_hub?');
});

it.each([
  [
    'a broken entry',
    '{"groups":[{"title":"Business","services":["tea"]}]}',
    'services.json: group 1 names "tea", which is no service of the catalogue.',
  ],
  ['a file that is not JSON', '{"groups":,}', 'services.json is not valid JSON: '],
])('reports %s in the console and ignores it', async (_what, content, expected) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openArranged(content);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(expected));
  warn.mockRestore();
  expect(screen.getByRole('list', { name: 'Your services' })).toBeVisible();
});
