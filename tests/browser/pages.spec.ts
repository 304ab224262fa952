import { pages } from '../../src/app/pages';
import { overflowFindings } from '../support/browser/findings';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const addresses = pages.flatMap(({ paths }) =>
  paths.map((address) => address.replace(':id', '1').replace(':name', 'x').replace('/*', '')),
);

// Uses one page without reloads, since `npm run check` runs it.
test('opens every authenticated page without errors on a phone', async ({ page, watch }) => {
  // The library of this account has no such folder.
  watch.allow(/answered 404: GET .*media-library-folder/);
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, 'direct');
  for (const address of addresses) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('Something went wrong'), address).toBeHidden();
    await expect(page.locator('.MuiSkeleton-root'), address).toHaveCount(0);
    await expect.poll(() => overflowFindings(page), `${address} at 320 px`).toEqual([]);
  }
});
