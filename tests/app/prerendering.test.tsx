import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendForFile } from '../support/backendForFile';
import { openAsUser } from '../support/openAsUser';

const backend = backendForFile();

/** Returns whether a skeleton was added to the page since. */
const watchSkeletons = () => {
  let wasShown = false;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        wasShown ||= node instanceof Element && node.matches('[data-skeleton], :has([data-skeleton])');
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return () => wasShown;
};

const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });

it('shows the page that was rendered while the pointer was over its link, with its title and focus', async () => {
  const { user, router } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('link', { name: 'PulseSHM' });
  await user.click(screen.getByRole('button', { name: /account menu/i }));
  const link = screen.getByRole('menuitem', { name: 'Media Library' });
  fireEvent.pointerOver(link);
  const hidden = await headingOf('Media Library');
  expect(hidden).not.toBeVisible();
  expect(document.title).toContain('Dashboard');

  const hadSkeleton = watchSkeletons();
  await user.click(link);
  expect(hidden).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Media Library'));
  expect(hidden).toHaveFocus();

  await router.navigate(-1);
  expect(await screen.findByRole('link', { name: 'PulseSHM' })).toBeVisible();
  expect(hadSkeleton()).toBe(false);
});

it('renders the page of a link that is pointed at and then pressed while its data is on its way', async () => {
  const { user } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('link', { name: 'PulseSHM' });
  await user.click(screen.getByRole('button', { name: /account menu/i }));
  const link = screen.getByRole('menuitem', { name: 'Media Library' });
  expect(link).not.toHaveFocus();
  fireEvent.pointerOver(link);
  // A press of the mouse focuses the link without :focus-visible.
  fireEvent.focusIn(link);
  expect(await headingOf('Media Library')).not.toBeVisible();
});

it('drops the page of another link that the pointer has crossed', async () => {
  const { user } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('link', { name: 'PulseSHM' });
  await user.click(screen.getByRole('button', { name: /account menu/i }));
  fireEvent.pointerOver(screen.getByRole('menuitem', { name: 'Media Library' }));
  const crossed = await headingOf('Media Library');
  fireEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }));
  expect(await screen.findByRole('tab', { name: 'Security' })).toBeVisible();
  await waitFor(() => expect(crossed).not.toBeInTheDocument());
});
