import { screen } from '@testing-library/react';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import type { Backend } from '../../support/startServerProcess';

type Interceptor = NonNullable<Parameters<typeof openAsVisitor>[1]['intercept']>;

export interface Mail {
  code: string;
  link: string;
}

/** Finds the newest mail with a link sent to `email`. */
export const findMailWithLink = async ({ url }: Backend, email: string): Promise<Mail> => {
  const mails = (await (await fetch(`${url}/dev/outbox?to=${email}`)).json()) as Mail[];
  const mail = mails.find(({ link }) => link !== null);
  if (!mail) throw new Error(`No link was mailed to ${email}.`);
  return mail;
};

/** Requests the mail from the server, as the previous screen would. */
export const requestMail = async (backend: Backend, email: string): Promise<Mail> => {
  await fetch(`${backend.url}/api/user/forget-password/?email=${email}`);
  return findMailWithLink(backend, email);
};

/** Opens /password-forget/reset with the state of the previous step. */
export const openReset = async (backend: Backend, email: string, intercept: Interceptor = {}) => {
  const portal = openAsVisitor(backend, { path: paths.passwordForgetReset, state: { email }, intercept });
  await screen.findByLabelText('Reset code');
  const reset = async (code: string, password = 'lantern-77', confirmation = password) => {
    const refill = async (label: string, text: string) => {
      await portal.user.clear(screen.getByLabelText(label));
      if (text) await portal.fill(screen.getByLabelText(label), text);
    };
    await refill('Reset code', code);
    await refill('New password', password);
    await refill('Confirm', confirmation);
    await portal.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };
  return { ...portal, reset };
};

export const openLink = async (backend: Backend, link: string, intercept: Interceptor = {}) => {
  const portal = openAsVisitor(backend, { path: new URL(link, 'http://portal.test').pathname, intercept });
  await screen.findByLabelText('New password');
  const reset = async (password: string, confirmation = password) => {
    await portal.user.clear(screen.getByLabelText('New password'));
    await portal.fill(screen.getByLabelText('New password'), password);
    await portal.user.clear(screen.getByLabelText('Confirm password'));
    if (confirmation) await portal.fill(screen.getByLabelText('Confirm password'), confirmation);
    await portal.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };
  return { ...portal, reset };
};
