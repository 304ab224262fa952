import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendForFile } from '../support/backendForFile';
import { openAsUser } from '../support/openAsUser';

const backend = backendForFile();

/** The values that `aria-busy` of the pages' frame had, and whether a skeleton was shown. */
const watchPages = () => {
  const busy: string[] = [];
  let hadSkeleton = false;
  const observer = new MutationObserver((records) => {
    for (const { type, target, oldValue, addedNodes } of records) {
      const isFrame = target instanceof HTMLElement && target.querySelector('main');
      if (type === 'attributes' && isFrame && oldValue !== null) busy.push(oldValue);
      for (const node of addedNodes)
        hadSkeleton ||= node instanceof Element && node.matches('[data-skeleton], :has([data-skeleton])');
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy'],
    attributeOldValue: true,
  });
  return () => {
    observer.disconnect();
    return { busy, hadSkeleton };
  };
};

it('keeps the shown page until a prefetched one has rendered, and goes back at once', async () => {
  const { user, router } = await openAsUser(backend, { account: 'direct', path: '/dashboard' });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: /account menu/i }));
  const link = screen.getByRole('menuitem', { name: 'Media Library' });
  fireEvent.pointerOver(link);
  await act(() => import('../../src/features/media-library-folder/MediaLibrary'));

  const forth = watchPages();
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
  expect(forth()).toEqual({ busy: ['false', 'true'], hadSkeleton: false });

  const back = watchPages();
  await router.navigate(-1);
  expect(await screen.findByRole('link', { name: 'PulseSHM' })).toBeVisible();
  expect(back()).toEqual({ busy: [], hadSkeleton: false });
});
