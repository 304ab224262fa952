import { expect, test } from '../support/browser/test';

test('refuses text as markup, script, frame or worker by Trusted Types', async ({ page, watch }) => {
  watch.allow(/Trusted/);
  await page.goto('/login');
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img>'),
      script: () => (document.createElement('script').src = '/x.js'),
      frame: () => document.createElement('iframe').setAttribute('srcdoc', '<p>'),
      worker: () => new Worker('/x.js'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'script', 'frame', 'worker']);
});
