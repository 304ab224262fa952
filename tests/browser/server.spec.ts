import { signInThroughScreens } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { expect, test } from '../support/browser/test';

test.describe('the page is sent with what protects it', () => {
  const directives = (policy: string) =>
    Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values];
      }),
    );

  for (const path of ['/', '/login', '/user/details/1', '/api/user/details/', '/dev/mail'])
    test(path, async ({ request }) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      const headers = answer.headers();
      const policy = directives(headers['content-security-policy'] ?? '');
      const scripts = policy['script-src'] ?? policy['default-src'];
      expect(scripts).toEqual(["'self'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['trusted-types']).toEqual(['pulsehub', 'default']);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['object-src'] ?? policy['default-src']).not.toContain('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-powered-by']).toBeUndefined();
    });
});

test('the documentation of the API is drawn within its policy, every call openable', async ({ page }) => {
  await page.goto('/api/docs');
  const call = page.getByRole('button', { name: /POST.*\/api\/user\/login/ }).first();
  await call.click();
  await expect(page.getByText('otp_access').first()).toBeVisible();
});

test('text becomes markup or a script in no other way than the portal allows', async ({ page, watch }) => {
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

test('files that never change are kept, the page is asked for every time', async ({ request }) => {
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

test('what was acknowledged is still there after a crash', async ({ browser }) => {
  const portal = await startBuiltPortal();
  const context = await browser.newContext({ baseURL: portal.origin });
  try {
    const page = await context.newPage();
    await signInThroughScreens(page, 'superuser');
    const title = `Before the crash ${Date.now()}`;
    const saved = await page.evaluate(async (text) => {
      const data = new FormData();
      data.set('title', text);
      const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
      return (await fetch('/api/user/details/', { method: 'POST', headers: { authorization }, body: data }))
        .status;
    }, title);
    expect(saved).toBeLessThan(300);
    await portal.kill();
    await portal.restart();
    await page.reload();
    await expect(page.getByRole('link', { name: 'PulseSHM' })).toBeVisible();
    const user = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
      return (await fetch('/api/user/details/', { headers: { authorization } })).text();
    });
    expect(user).toContain(title);
  } finally {
    await context.close();
    await portal.close();
  }
});
