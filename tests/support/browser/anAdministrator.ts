import type { APIRequestContext, Browser } from '@playwright/test';
import { signInAs } from './signInAs';

/** An administrator in a browser of their own, whose acts other people are notified of. */
export const anAdministrator = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  // A page that loads nothing: only the token is needed.
  await signInAs(page, 'superuser', '/healthz');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const address = `${baseURL}/api/user/dic-services/`;

  return {
    close: () => context.close(),
    /** Changes a service of that user, of which they are told by one notification. */
    changeServices: async (request: APIRequestContext, user: number): Promise<void> => {
      const now = await request.get(`${address}?user_id=${user}`, { headers });
      const { dic_services_list: [flags] = [] } = (await now.json()) as {
        dic_services_list?: { sales_hub: boolean }[];
      };
      const data = { user, sales_hub: !flags?.sales_hub };
      const answer = await request.post(address, { headers, data });
      if (!answer.ok()) throw new Error(`The services were not changed: ${answer.status()}`);
    },
  };
};
