import { operations } from '../../../../mock-server/guards/operations';
import { collections } from '../../../../src/contract/generated/collections';
import { resources } from '../../../../src/contract/generated/resources';
import type { Subject } from './calls';

export const callers = ['nobody', 'member', 'staff', 'superuser', 'demo'] as const;

/**
 * Every call of spec 1 §7 and spec 2 §7, with the paths that decisions §1 settles, and those of the contract alone.
 * The status that each operation of the contract returns to each kind of caller, for a record of their own,
 * of another user, of another superuser or of everybody. A row of equal 400 or 401: the caller has access,
 * and the made-up code or token is rejected.
 */
const table = `
call                                                   record       nobody member staff superuser demo
POST   /api/user/login/                                -             400    400   400       400  400
POST   /api/user/verify-otp/                           -             400    400   400       400  400
POST   /api/user/verify-totp                           -             400    400   400       400  400
POST   /api/user/token-refresh/                        -             401    401   401       401  401
POST   /api/user/decode-token/                         -             401    200   200       200  200
POST   /api/user/logout/                               -             401    401   401       401  401
GET    /api/user/social-login-link/                    -             200    200   200       200  200
POST   /api/user/auth/social-login/                    -             400    400   400       400  400
POST   /api/user/register/                             -             201    201   201       201  201
GET    /api/user/forget-password/                      -             200    200   200       200  200
POST   /api/user/forget-password/                      -             400    400   400       400  400
POST   /api/user/password-set-confirm                  -             400    400   400       400  400
GET    /api/user/details/                              -             401    200   200       200  200
POST   /api/user/details/                              -             401    200   200       200  200
POST   /api/user/password-reset/                       -             401    400   400       400  400
GET    /api/user/google-authenticator-activation/      -             401    200   200       200  200
POST   /api/user/google-authenticator-activation/      -             401    400   400       400  400
GET    /api/user/active-sessions-manage/               own           401    200   200       200  200
GET    /api/user/active-sessions-manage/               foreign       401    403   403       200  403
DELETE /api/user/active-sessions-manage/               own           401    200   200       200  200
DELETE /api/user/active-sessions-manage/               foreign       401    404   404       200  404
GET    /api/user/dic-services/                         own           401    200   200       200  200
GET    /api/user/dic-services/                         foreign       401    403   403       200  403
POST   /api/user/dic-services/                         own           401    403   403       200  403
POST   /api/user/dic-services/                         foreign       401    403   403       200  403
POST   /api/pulsehub-auth/                             -             401    401   401       401  401
GET    /api/project/                                   shared        401    200   200       200  200
POST   /api/project/update/                            shared        401    200   200       200  200
GET    /api/user/manage/                               -             401    403   200       200  403
POST   /api/user/manage/                               -             401    403   200       200  403
GET    /api/user/manage/{id}/                          own           401    403   200       200  403
GET    /api/user/manage/{id}/                          foreign       401    403   200       200  403
GET    /api/user/manage/{id}/                          superuser     401    403   200       200  403
POST   /api/user/manage/{id}/                          own           401    403   200       200  403
POST   /api/user/manage/{id}/                          foreign       401    403   200       200  403
POST   /api/user/manage/{id}/                          superuser     401    403   400       200  403
PATCH  /api/user/manage/{id}/                          own           401    403   200       200  403
PATCH  /api/user/manage/{id}/                          foreign       401    403   200       200  403
PATCH  /api/user/manage/{id}/                          superuser     401    403   400       200  403
DELETE /api/user/manage/{id}/                          own           401    403   403       400  403
DELETE /api/user/manage/{id}/                          foreign       401    403   403       204  403
DELETE /api/user/manage/{id}/                          superuser     401    403   403       204  403
POST   /api/user/send-email/                           -             401    403   200       200  403
POST   /api/user/mass-account-creation                 -             401    403   200       200  403
GET    /api/user/log/                                  own           401    403   403       200  403
GET    /api/user/log/                                  foreign       401    403   403       200  403
GET    /api/user/log/                                  shared        401    403   403       200  403
GET    /api/user/data/                                 own           401    403   200       200  403
GET    /api/user/data/                                 foreign       401    403   200       200  403
POST   /api/user/data/                                 own           401    403   200       200  403
POST   /api/user/data/                                 foreign       401    403   200       200  403
POST   /api/user/data/                                 superuser     401    403   400       200  403
GET    /api/user/dic-services-list/                    -             401    403   200       200  403
POST   /api/user/dic-services-list/                    -             401    403   201       201  403
GET    /api/user/dic-services-list/{id}/               shared        401    403   200       200  403
PUT    /api/user/dic-services-list/{id}/               shared        401    403   200       200  403
DELETE /api/user/dic-services-list/{id}/               shared        401    403   204       204  403
GET    /api/google-play/                               -             401    403   200       200  403
POST   /api/google-play/                               -             401    403   201       201  403
GET    /api/google-play/{id}/                          shared        401    403   200       200  403
PUT    /api/google-play/{id}/                          shared        401    403   200       200  403
DELETE /api/google-play/{id}/                          shared        401    403   204       204  403
GET    /api/user/custom-message-template               -             401    403   200       200  403
POST   /api/user/custom-message-template               -             401    403   201       201  403
GET    /api/user/custom-message-template/{id}/         shared        401    403   200       200  403
PATCH  /api/user/custom-message-template/{id}/         shared        401    403   200       200  403
DELETE /api/user/custom-message-template/{id}/         shared        401    403   204       204  403
GET    /api/media-library-folder/                      -             401    200   200       200  200
POST   /api/media-library-folder/                      own           401    201   201       201  201
POST   /api/media-library-folder/                      foreign       401    404   404       404  404
DELETE /api/media-library-folder/delete-all/           -             401    200   200       200  200
GET    /api/media-library-folder/{id}/                 own           401    200   200       200  200
GET    /api/media-library-folder/{id}/                 foreign       401    404   404       404  404
PATCH  /api/media-library-folder/{id}/                 own           401    200   200       200  200
PATCH  /api/media-library-folder/{id}/                 foreign       401    404   404       404  404
DELETE /api/media-library-folder/{id}/                 own           401    200   200       200  200
DELETE /api/media-library-folder/{id}/                 foreign       401    404   404       404  404
POST   /api/user/media-library/                        own           401    201   201       201  201
POST   /api/user/media-library/                        foreign       401    404   404       404  404
DELETE /api/user/media-library/                        own           401    200   200       200  200
DELETE /api/user/media-library/                        foreign       401    404   404       404  404
GET    /api/user/notification/                         -             401    200   200       200  200
PATCH  /api/user/notification/{id}/                    own           401    200   200       200  200
PATCH  /api/user/notification/{id}/                    foreign       401    404   404       404  404
DELETE /api/user/notification/{id}/                    own           401    204   204       204  204
DELETE /api/user/notification/{id}/                    foreign       401    404   404       404  404
GET    /api/user/notification-control/                 own           401    200   200       200  200
GET    /api/user/notification-control/                 foreign       401    403   403       200  403
POST   /api/user/notification-control/                 own           401    200   200       200  200
POST   /api/user/notification-control/                 foreign       401    403   403       200  403
GET    /healthz                                        -             200    200   200       200  200
`;

export interface Right {
  title: string;
  /** E.g. `GET /api/user/manage/{id}/`. */
  call: string;
  subject: Subject;
  /** A status for each of `callers`. */
  expected: string[];
}

/** The paths of own.yaml's collections. */
export const ownPaths = Object.entries(resources).flatMap(([name, { list, one }]): string[] =>
  name in collections ? [list, one] : [],
);

/** Statuses of nobody, member, staff, superuser and demo, where 2xx is the status of a success. */
const statusesByRole = {
  open: '2xx 2xx 2xx 2xx 2xx',
  user: '401 2xx 2xx 2xx 2xx',
  staff: '401 403 2xx 2xx 403',
  superuser: '401 403 403 2xx 403',
};
const successes: Record<string, string> = { POST: '201', DELETE: '204' };

/** The calls of own.yaml's collections, which say there who may make them. */
const ownLines = operations
  .filter(({ path }) => ownPaths.includes(path))
  .map(({ method, path, who }) => {
    const statuses = statusesByRole[who].replaceAll('2xx', successes[method] ?? '200');
    return `${method} ${path} ${path.includes('{id}') ? 'shared' : '-'} ${statuses}`;
  });

export const rights: readonly Right[] = `${table.trim()}\n${ownLines.join('\n')}`
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', subject = '', ...expected] = line.trim().split(/\s+/);
    const call = `${method} ${path}`;
    return {
      title: `${call}, ${subject}: ${expected.join(' ')}`,
      call,
      subject: subject as Subject,
      expected,
    };
  });
