import type { Request, Response } from 'express';
import type { ServiceFlags } from '../../src/model/dic-services/services';
import type { ServerContext } from '../context';
import { createRoutes, type Body } from '../guards/respond';
import { fieldError, requireFound } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import { toRecord } from '../toRecord';
import { authenticate } from '../guards/activeSession';
import { randomSecret } from '../secrets';
import { createServiceCards, createInfoObjects, isEnabled, getServiceFlags, listServiceKeys } from './cards';
import { message } from '../messages/message';

const show = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const { user_id } = req.query;
  const userId = user_id === undefined ? currentUser.id : Number(user_id);
  const access = requireFound(context.db.get('service_access', userId));
  const cards = createServiceCards(context.db.all('dic_services'), access, getServerOrigin(context, req));
  return {
    success: true,
    message: message('DIC services fetched successfully.'),
    dic_services: cards,
    dic_services_list: [
      {
        user: userId,
        dic_services_id: userId,
        ...getServiceFlags(context, access),
        ...createInfoObjects(cards, access),
      },
    ],
  };
};

const save = ({ db, emit }: ServerContext, req: Request) => {
  const { user, ...change } = req.body as Body<'updateServiceAccess'>;
  const flags: ServiceFlags = change;
  const before = db.get('service_access', user);
  if (!before) throw fieldError('user', message('Invalid pk "{id}" - object does not exist.', { id: user }));
  const knownKeys = new Set(listServiceKeys({ db }));
  const unknownKey = Object.keys(flags).find((code) => !knownKeys.has(code));
  if (unknownKey !== undefined)
    throw fieldError(unknownKey, message('There is no service "{names}".', { names: unknownKey }));
  db.update('service_access', before.id, flags);
  if (Object.entries(flags).some(([code, isEnabledNow]) => isEnabled(before, code) !== isEnabledNow))
    emit('servicesAssigned', { user: before });
  return { success: true, message: message('DIC services updated successfully.') };
};

const hubFields = [
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

const authenticateOnService = async (context: ServerContext, req: Request) => {
  const { pulshub_token } = req.body as Body<'authenticateOnService'>;
  const { user, session, claims } = await authenticate(context, pulshub_token);
  return {
    // Expires with the access token it was issued for, because it is passed in a URL.
    access: await context.vault.tokens.signService(session, claims.sessionKey, claims.expires),
    refresh: randomSecret(),
    ...toRecord(hubFields, (field) => user[field]),
  };
};

export const serviceRoutes = createRoutes({
  'GET /user/dic-services': show,
  'POST /user/dic-services': save,
  'POST /pulsehub-auth': authenticateOnService,
});
