import type { APIRequestContext, Browser } from '@playwright/test';
import { signInAs } from './signInAs';

/** An administrator in a browser of their own, whose acts other people are notified of. */
export const anAdministrator = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAs(page, 'superuser');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  let on = false;

  return {
    close: () => context.close(),
    /** Changes a service of that user, of which they are told by one notification. */
    changeServices: async (request: APIRequestContext, user: number): Promise<void> => {
      on = !on;
      const data = { user, sales_hub: on };
      const answer = await request.post(`${baseURL}/api/user/dic-services/`, { headers, data });
      if (!answer.ok()) throw new Error(`The services were not changed: ${answer.status()}`);
    },
  };
};
