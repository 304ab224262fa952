import { pictures, tour } from '../pictures/scenes';
import { test } from '../support/browser/test';

for (const [name, scene] of Object.entries(pictures))
  test(`the screen of the picture "${name}" has what it names`, ({ page }) => scene(page));

test('the screens of the tour have what they name', async ({ page }) => {
  for (const scene of tour) await scene(page);
});
