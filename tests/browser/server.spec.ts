import { expect, test } from '../support/browser/test';

test('lets text become markup or a script in no other way than the portal allows', async ({
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

test('compresses the files of the portal and lets them be kept for ever, the page is asked for every time', async ({
  request,
}) => {
  const page = await request.get('/login', { headers: { accept: 'text/html' } });
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store/);
  const scripts = [...(await page.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const file = await request.get(script);
    expect(file.headers()['cache-control'], script).toMatch(/max-age=31536000.*immutable/);
    // What is this small is not worth it.
    if ((await file.body()).length > 2000)
      expect(file.headers()['content-encoding'], script).toMatch(/gzip|br/);
  }
});
