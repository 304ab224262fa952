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

/** Opens a form. `reset` fills these fields, the last ones with the same text unless told otherwise, and sends it. */
const openForm = async (
  backend: Backend,
  labels: readonly string[],
  options: Parameters<typeof openAsVisitor>[1],
) => {
  const portal = openAsVisitor(backend, options);
  await screen.findByLabelText(labels[0] ?? '');
  const reset = async (...texts: string[]) => {
    for (const [index, label] of labels.entries()) {
      await portal.user.clear(screen.getByLabelText(label));
      await portal.fill(screen.getByLabelText(label), texts[index] ?? texts.at(-1) ?? '');
    }
    await portal.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };
  return { ...portal, reset };
};

/** Opens /password-forget/reset with the state of the previous step. */
export const openReset = async (backend: Backend, email: string, intercept: Interceptor = {}) => {
  const options = { path: paths.passwordForgetReset, state: { email }, intercept };
  const portal = await openForm(backend, ['Reset code', 'New password', 'Confirm'], options);
  return { ...portal, reset: (code: string) => portal.reset(code, 'lantern-77') };
};

export const openLink = (backend: Backend, link: string, intercept: Interceptor = {}) =>
  openForm(backend, ['New password', 'Confirm password'], {
    path: new URL(link, 'http://portal.test').pathname,
    intercept,
  });
