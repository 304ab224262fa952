import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { singlePage } from '../../support/singlePage';
import { setUpBackend } from '../../support/setUpBackend';
import { findCard } from '../../support/findCard';
import { pathsBelow, respondTo, writesTo } from '../../support/stubFetch';
import { buildService, catalogue, searchPath, openCatalogue } from './openCatalogue';

const backend = setUpBackend();

const respond = (method: string, status: number, body: unknown) => respondTo(method, catalogue, status, body);
const getCards = () => document.querySelectorAll('li h3');
const waitForCards = (count: number) => waitFor(() => expect(getCards()).toHaveLength(count));

describe('catalogue', () => {
  it('sends one request and shows eleven cards', async () => {
    const { sent } = await openCatalogue(backend);
    await waitForCards(11);
    expect(pathsBelow(sent, catalogue)).toEqual([catalogue]);
    const card = await findCard('PulseFin');
    expect(card.getByText('financial')).toBeVisible();
    expect(card.getByText(/^Budgets, expenses/)).toBeVisible();
    expect(card.getByText('Service Link')).toBeVisible();
    expect(card.getByRole('link', { name: /dev\/companion\/financial/ })).toHaveAttribute('target', '_blank');
    expect(card.queryByText('no production URL')).toBeNull();
    expect(card.queryByText('not HTTP')).toBeNull();
  });

  it('shows five skeletons while loading', async () => {
    await openCatalogue(backend, ({ path }) => (path === catalogue ? new Promise(() => {}) : undefined));
    const skeletons = await screen.findByLabelText('Loading services...');
    expect(skeletons.querySelectorAll('.MuiSkeleton-root')).toHaveLength(5);
  });

  it('searches services, updates the URL and shows an empty result', async () => {
    const { user, router } = await openCatalogue(backend, undefined, searchPath('hub'));
    await waitForCards(5);
    const search = screen.getByPlaceholderText('Search by name or description...');
    expect(search).toHaveValue('hub');
    fireEvent.change(search, { target: { value: 'hubzzz' } });
    expect(await screen.findByText('No service matches your search.')).toBeVisible();
    expect(router.state.location.search).toContain('service=hubzzz');
    await user.click(screen.getByLabelText('Clear search'));
    await waitForCards(11);
  });

  it('copies a service, links to the forms and confirms deletion', async () => {
    const { user, sent, currentPath } = await openCatalogue(backend, undefined, searchPath('CodeHub'));
    const card = await findCard('CodeHub');
    await user.click(card.getByRole('button', { name: 'Copy Info' }));
    expect(await screen.findByText('Service info copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Service Name: CodeHub\nCode Name: code_hub\nDescription: Share scripts/,
    );
    await user.click(card.getByRole('button', { name: 'Delete' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Cancel' }));
    expect(writesTo(sent, catalogue)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    const add = screen.getByRole('link', { name: 'Add Service' });
    expect(add).toHaveAttribute('href', '/admin/dic-services/add');
    const editPath = card.getByRole('link', { name: 'CodeHub' }).getAttribute('href');
    expect(editPath).toMatch(/^\/admin\/dic-services\/edit\/\d+$/);
    await user.click(card.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(currentPath()).toBe(editPath));
  });

  it('shows hostile names, descriptions and URLs as text', async () => {
    const script = '<img src=x onerror="alert(1)">';
    const service = buildService({
      name: script,
      description: '<script>alert(1)</script>',
      link: 'javascript:alert(1)',
      prod_frontend_url: '',
      other_backend_urls: 'not json at all',
      icon_url: 'javascript:alert(2)',
    });
    await openCatalogue(backend, respond('GET', 200, singlePage(service)));
    const card = await findCard(script);
    expect(card.getByText('<script>alert(1)</script>')).toBeVisible();
    expect(card.getByText('javascript:alert(1)')).toBeVisible();
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/dic-services/edit/77',
    ]);
    expect(card.getByText('not HTTP')).toBeVisible();
    expect(card.getByText('no production URL')).toBeVisible();
    expect(card.getByText(/^Never opened:.*not json at all/)).toBeVisible();
  });
});

describe('service dialog', () => {
  const openMenu = async (
    user: Awaited<ReturnType<typeof openCatalogue>>['user'],
    name: string,
    entry: string,
  ) => {
    await user.click((await findCard(name)).getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
  };

  it('edits a service and reports a blank code name', async () => {
    const { user, sent } = await openCatalogue(backend, undefined, searchPath('AI Hub'));
    await openMenu(user, 'AI Hub', 'Quick Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const update = () => user.click(dialog.getByRole('button', { name: 'Update' }));
    fill(/^Service Name/, 'AI Hub Two');
    fill(/^Code Name/, ' ');
    await update();
    expect(await screen.findByText('Name and Code Name are required.')).toBeVisible();
    expect(writesTo(sent, catalogue)).toEqual([]);
    fill(/^Code Name/, 'ai_hub');
    await update();
    expect(await screen.findByText('Service updated successfully')).toBeVisible();
    expect(await findCard('AI Hub Two')).toBeDefined();
    expect(writesTo(sent, catalogue)[0]).toMatchObject({
      method: 'PUT',
      body: { name: 'AI Hub Two', icon: 'ai_hub.png' },
    });
  });

  it('adds a copy of a service, and deletes it', async () => {
    const { user, sent } = await openCatalogue(backend, undefined, searchPath('CodeHub'));
    await openMenu(user, 'CodeHub', 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Service' }));
    expect(dialog.getByLabelText(/^Service Name/)).toHaveValue('CodeHub (copy)');
    expect(dialog.getByLabelText(/^Code Name/)).toHaveValue('code_hub_copy');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Service added successfully')).toBeVisible();
    expect(await findCard('CodeHub (copy)')).toBeDefined();
    expect(writesTo(sent, catalogue)[0]).toMatchObject({
      method: 'POST',
      path: catalogue,
      body: { code_name: 'code_hub_copy' },
    });
    await user.click((await findCard('CodeHub (copy)')).getByRole('button', { name: 'Delete' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Service deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('CodeHub (copy)')).toBeNull());
  });
});
