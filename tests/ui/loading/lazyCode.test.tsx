import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyCode } from '../../../src/ui/loading/lazyCode';

const aPage = () => lazyCode(() => Promise.resolve({ default: () => <p>Page</p> }));

it('renders a preloaded page without its fallback', async () => {
  const Page = aPage();
  expect(Page.isLoaded()).toBe(false);
  await Page.load();
  expect(Page.isLoaded()).toBe(true);
  render(
    <Suspense fallback="Fallback">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('Page')).toBeVisible();
});
