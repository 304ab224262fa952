import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type Response } from 'express';
import { isSocialProvider } from '../../src/model/sign-in/socialLink';
import type { ServerContext } from '../context';
import { findMails } from '../mail/mail';
import {
  html,
  renderCompanionPage,
  renderMailPage,
  renderPage,
  renderSocialPage,
  renderStartPage,
} from './pages';

const sendNotFound = (res: Response) => {
  res.status(404).send(renderPage('Not found', html`<p>This page does not exist.</p>`));
};

const getRecipient = ({ query: { to } }: Request): string => (typeof to === 'string' ? to : '');

const getParameters = (req: Request): [string, string][] => [
  ...new URL(req.originalUrl, 'http://localhost').searchParams,
];

const findServiceName = ({ db }: ServerContext, code: string): string | undefined => {
  if (code === 'demo') return 'Demo application';
  return db.all('dic_services').find((service) => service.code_name === code)?.name;
};

export const createDevPages = (context: ServerContext): Router => {
  const router = Router();
  router.use(
    '/assets',
    express.static(fileURLToPath(new URL('assets', import.meta.url)), { index: false, redirect: false }),
  );
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store').set('Referrer-Policy', 'no-referrer');
    next();
  });
  router.get('/', (_req, res) => {
    res.send(renderStartPage(context.db.all('dic_services')));
  });
  router.get('/outbox', (req, res) => {
    res.json(findMails(context, getRecipient(req)).map(({ id: _id, ...mail }) => mail));
  });
  router.get('/mail', (req, res) => {
    const to = getRecipient(req);
    res.send(renderMailPage(findMails(context, to), to));
  });
  router.get('/companion/:code_name', (req, res) => {
    const name = findServiceName(context, req.params.code_name);
    if (name === undefined) sendNotFound(res);
    else res.send(renderCompanionPage(name, getParameters(req)));
  });
  router.get('/social/:provider', (req, res) => {
    const { provider } = req.params;
    // Lets the browser send the origin of the form, which `no-referrer` hides.
    res.set('Referrer-Policy', 'same-origin');
    if (isSocialProvider(provider)) res.send(renderSocialPage(provider));
    else sendNotFound(res);
  });
  router.post('/social/:provider', express.urlencoded({ extended: false, limit: '4kb' }), (req, res) => {
    const { provider } = req.params;
    if (!isSocialProvider(provider)) return sendNotFound(res);
    const { email = '' } = req.body as { email?: string | string[] };
    const requestedEmail = String(email).trim();
    const user = context.db.findBy('users', 'email', requestedEmail.toLowerCase());
    if (!user) {
      res.status(400).send(renderSocialPage(provider, requestedEmail));
      return;
    }
    const query = new URLSearchParams({
      access_token: context.vault.codes.issue(user.id, 'social', provider).access,
      type: provider,
    });
    const portal = context.settings.crossOrigin ? context.origin() : '';
    res.redirect(303, `${portal}/social-auth-callback?${query}`);
  });
  router.use((_req, res) => sendNotFound(res));
  return router;
};
