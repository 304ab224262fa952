import { type SeedContext, seededRandom } from '../../seedContext';
import type { TableName } from '../../storage/tables';
import { day, isoTime } from '../../time';

type LoggedRequest = [method: string, path: string, table?: TableName];

const requests: readonly [LoggedRequest, ...LoggedRequest[]] = [
  ['GET', '/api/user/details/'],
  ['GET', '/api/user/dic-services/'],
  ['GET', '/api/user/notification/'],
  ['GET', '/api/user/manage/'],
  ['GET', '/api/user/manage/{id}/', 'users'],
  ['GET', '/api/user/log/'],
  ['GET', '/api/user/active-sessions-manage/'],
  ['GET', '/api/media-library-folder/'],
  ['GET', '/api/media-library-folder/{id}/', 'folders'],
  ['GET', '/api/project/'],
  ['GET', '/api/google-play/'],
  ['POST', '/api/user/token-refresh/'],
  ['POST', '/api/user/login/'],
  ['POST', '/api/user/verify-otp/'],
  ['POST', '/api/user/media-library/'],
  ['POST', '/api/user/notification-control/'],
  ['POST', '/api/project/update/'],
  ['POST', '/api/user/details/'],
  ['PATCH', '/api/user/notification/{id}/', 'notifications'],
  ['PATCH', '/api/user/manage/{id}/', 'users'],
  ['PUT', '/api/google-play/{id}/', 'google_play'],
  ['PUT', '/api/user/dic-services-list/{id}/', 'dic_services'],
  ['DELETE', '/api/user/notification/{id}/', 'notifications'],
  ['DELETE', '/api/media-library-folder/{id}/', 'folders'],
  ['DELETE', '/api/user/active-sessions-manage/'],
];

const errorStatuses = [400, 400, 400, 400, 400, 403, 403, 403, 403, 404, 404, 404, 404, 404, 500, 500];

const networks: readonly [string, ...string[]] = ['192.0.2', '198.51.100', '203.0.113'];

export const seedRequestLogs = ({ db, now, settings }: SeedContext, total: number): void => {
  const random = seededRandom(11);
  const otherUserCount = db.count('users') - 1;
  const step = (30 * day) / Math.max(total, 1);
  const start = now() - 30 * day;
  /** Limits ids, so that most logged records exist. */
  const countRows = (table: TableName | undefined) => (table && db.count(table)) || 1;
  for (let index = 0; index < total; index++) {
    if (index > 0 && index % 50_000 === 0) settings.print(`${index} of ${total} request-log entries`);
    const [method, path, table] = random.pick(requests);
    const otherUser = random.integerBelow(20) === 0 ? null : 2 + random.integerBelow(otherUserCount);
    const user = index % 10 === 0 ? 1 : otherUser;
    db.insert('request_logs', {
      user,
      method,
      path: path.replace('{id}', String(1 + (random.integerBelow(90) % countRows(table)))),
      timestamp: isoTime(start + index * step + random.integerBelow(Math.max(Math.floor(step), 1))),
      ip_address: `${random.pick(networks)}.${1 + ((user ?? random.integerBelow(250)) % 250)}`,
      user_agent: random.pick(userAgents),
      status_code: errorStatuses[random.integerBelow(100)] ?? 200,
    });
  }
};

const userAgents: readonly [string, ...string[]] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1',
  'python-requests/2.32.3',
];
