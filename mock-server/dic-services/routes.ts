import type { Request, Response } from 'express';
import { serviceKeys } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { routes, type Body } from '../guards/respond';
import { fieldError, found } from '../guards/Refusal';
import { currentUserOf } from '../guards/session';
import { originOf } from '../ownOrigin';
import { recordOf } from '../recordOf';
import { sessionOfAccess } from '../sessions/sessions';
import { randomSecret } from '../sign-in/secrets';
import type { ServiceAccessRow } from '../storage/tables';
import { cardsOf, infoObjects } from './cards';
import { say } from '../sentences/say';

const entryOf = ({ id, ...flags }: ServiceAccessRow) => ({ user: id, dic_services_id: id, ...flags });

const show = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = currentUserOf(res);
  const { user_id } = req.query;
  const userId = user_id === undefined ? currentUser.id : Number(user_id);
  const access = found(context.db.get('service_access', userId));
  const cards = cardsOf(context.db.all('dic_services'), access, originOf(context, req));
  return {
    success: true,
    message: say('DIC services fetched successfully.'),
    dic_services: cards,
    dic_services_list: [{ ...entryOf(access), ...infoObjects(cards) }],
  };
};

const save = ({ db, notify }: ServerContext, req: Request) => {
  const { user: id, ...flags } = req.body as Body<'updateServiceAccess'>;
  const before = db.get('service_access', id);
  if (!before) throw fieldError('user', say('Invalid pk "{id}" - object does not exist.', { id }));
  const after = { ...before, ...flags };
  db.update('service_access', before.id, after);
  if (serviceKeys.some((key) => before[key] !== after[key])) {
    notify(before.id, {
      preference: 'update_user_dic_services_notifications',
      title: 'Your services were changed',
      message: 'An administrator changed the services that you can open. Your dashboard shows them.',
      other_data: { subject: { kind: 'dashboard' } },
    });
  }
  return { success: true, message: say('DIC services updated successfully.') };
};

const shownToHub = [
  'id',
  'first_name',
  'last_name',
  'email',
  'title',
  'is_superuser',
  'is_staff',
  'is_supervisor',
  'is_active',
] as const;

const authenticateHub = async (context: ServerContext, req: Request) => {
  const { pulshub_token } = req.body as Body<'authenticateOnService'>;
  const { user, session, claims } = await sessionOfAccess(context, pulshub_token);
  return {
    // It travels in a URL, so it grants and lasts no more than the access token it was exchanged for.
    access: await context.vault.tokens.service(session, claims),
    refresh: randomSecret(),
    ...recordOf(shownToHub, (field) => user[field]),
  };
};

export const serviceRoutes = routes({
  'GET /user/dic-services': show,
  'POST /user/dic-services': save,
  'POST /pulsehub-auth': authenticateHub,
});
