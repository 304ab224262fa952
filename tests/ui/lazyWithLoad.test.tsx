import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyWithLoad } from '../../src/ui/lazyWithLoad';

const aPage = () => lazyWithLoad(() => Promise.resolve({ default: () => <p>Page</p> }));

it('renders a page whose code was loaded ahead at once, without its fallback', async () => {
  const Page = aPage();
  await Page.load();
  render(
    <Suspense fallback="Skeleton">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('Page')).toBeVisible();
});

it('loads a page that nobody loaded ahead', async () => {
  const Page = aPage();
  render(
    <Suspense fallback="Skeleton">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('Skeleton')).toBeVisible();
  expect(await screen.findByText('Page')).toBeVisible();
});
