import type { ExportService, ServiceFlags } from '../../../src/model/dic-services/services';
import {
  modeOf,
  notificationKeys,
  type NotificationModes,
} from '../../../src/model/notification/notificationModes';
import type { NotificationRow, RequestLogRow } from '../../storage/tables';

export type DataService = ExportService;

type FiledNotification = Omit<NotificationRow, 'id' | 'user'>;

interface FiledFolder {
  name: string;
  description: string;
  created_at: string;
  within: string[];
}

export interface UserDataFile {
  format: 'pulsehub-user-data';
  version: 1;
  service: DataService;
  exported_at: string;
  user: { user_id: number; email: string; first_name: string; last_name: string; title: string } & Record<
    string,
    unknown
  >;
  dic_services?: Partial<ServiceFlags>;
  notification_control?: Partial<NotificationModes>;
  notifications?: FiledNotification[];
  folders?: FiledFolder[];
  files?: { file_name: string; size: number; created_at: string; within: string[] }[];
  logs?: Omit<RequestLogRow, 'id' | 'user'>[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 10_000;

const isDate = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

const isPlace = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 100 && value.every(isText);

const isOtherData = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    (value['ip'] === undefined || isText(value['ip'])) &&
    (value['device_info'] === undefined ||
      (isObject(value['device_info']) && Object.values(value['device_info']).every(isText))));

type Check = (value: unknown) => boolean;

const shaped =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const listOf =
  (check: Check): Check =>
  (value) =>
    value === undefined || (Array.isArray(value) && value.every(check));

const isUser = shaped({
  user_id: Number.isSafeInteger,
  email: isText,
  first_name: isText,
  last_name: isText,
  title: isText,
});

const isNotification = shaped({
  title: isText,
  message: isText,
  service: isText,
  is_read: (value) => typeof value === 'boolean',
  created_at: isDate,
  other_data: isOtherData,
});

const isFolder = shaped({ name: isText, description: isText, created_at: isDate, within: isPlace });

const areModes: Check = (value) =>
  value === undefined ||
  (isObject(value) &&
    Object.entries(value).every(
      ([key, mode]) => notificationKeys.some((known) => known === key) && modeOf(mode) !== null,
    ));

export const faultOf = (value: unknown): string | null => {
  if (!isObject(value) || value['format'] !== 'pulsehub-user-data' || value['version'] !== 1)
    return 'The file is no export of a user of this portal.';
  const checks: [string, Check][] = [
    ['user', isUser],
    ['notification_control', areModes],
    ['notifications', listOf(isNotification)],
    ['folders', listOf(isFolder)],
  ];
  const wrong = checks.find(([name, check]) => !check(value[name]));
  return wrong ? `The part "${wrong[0]}" of the file is not as an export writes it.` : null;
};
