import { Router } from 'express';
import type { ServerContext } from './context';
import { bodies, multipart } from './guards/bodies';
import { contract } from './guards/contract';
import { declared } from './guards/operations';
import { notFound } from './guards/Refusal';
import type { RequestLog } from './guards/requestLog';
import { access, session } from './guards/session';
import { throttle } from './guards/throttle';
import { mediaFileRoutes } from './media-library-folder/fileRoutes';
import { folderRoutes } from './media-library-folder/routes';
import { receiveFile } from './media-library-folder/receiveFile';
import { profileRoutes } from './profile/routes';
import { loginRoutes } from './sign-in/routes';
import { notificationControlRoutes } from './notification/preferenceRoutes';
import { notificationRoutes } from './notification/routes';
import { crudRoutes } from './crud/routes';
import { projectRoutes } from './projects/routes';
import { recoveryRoutes } from './password-recovery/routes';
import { registrationRoutes } from './registration/routes';
import { serviceRoutes } from './dic-services/routes';
import { sessionRoutes } from './sessions/routes';
import { socialRoutes } from './social/routes';
import { tokenRoutes } from './sessions/tokenRoutes';
import { noStore } from './guards/headers';
import { userRoutes } from './users/routes';

export const apiRoutes = (context: ServerContext, log: RequestLog): Router => {
  const guards = [
    noStore,
    log.handler,
    session(context),
    access,
    declared,
    bodies,
    receiveFile(context),
    multipart,
    contract,
    throttle(context),
  ];
  const families = [
    loginRoutes,
    tokenRoutes,
    profileRoutes,
    sessionRoutes,
    recoveryRoutes,
    registrationRoutes,
    socialRoutes,
    serviceRoutes,
    projectRoutes,
    folderRoutes,
    mediaFileRoutes,
    notificationRoutes,
    notificationControlRoutes,
    userRoutes,
    crudRoutes,
  ];
  const router = Router();
  router.use(...guards);
  for (const family of families) router.use(family(context));
  router.use(() => {
    throw notFound();
  });
  return router;
};
