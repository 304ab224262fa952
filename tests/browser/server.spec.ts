import { expect, test } from '../support/browser/test';

test('refuses text as markup, script, frame or worker outside the Trusted Types policies of the portal', async ({
  page,
  watch,
}) => {
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

test('compresses scripts and caches them for ever, but the page only with revalidation', async ({
  request,
}) => {
  const page = await request.get('/login', { headers: { accept: 'text/html' } });
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store/);
  const scripts = [...(await page.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const file = await request.get(script);
    expect(file.headers()['cache-control'], script).toMatch(/max-age=31536000.*immutable/);
    // Smaller files are not compressed.
    if ((await file.body()).length > 2000)
      expect(file.headers()['content-encoding'], script).toMatch(/gzip|br/);
  }
});
