import type { RaRecord } from 'ra-core';
import type { Fields } from '../model/fields';
import type { Path } from './contract';
import {
  folderBody,
  googlePlayBody,
  notificationBody,
  readGooglePlayUrl,
  readService,
  readTemplate,
  readUser,
  serviceBody,
  templateBody,
  userBody,
} from './records';

export interface Resource {
  recordRepresentation: string;
  list: Path;
  one: Path;
  update: 'PATCH' | 'PUT';
  ordered?: boolean;
  /** 'later' omits the parameters of the default first page of 20; 'never' is for lists without pages. */
  paged?: 'later' | 'never';
  /** The parameters by which the list is filtered. */
  filters?: readonly string[];
  /** The calls that the API does not have. */
  lacks?: readonly ('getOne' | 'create')[];
  read?: (record: Fields) => Fields;
  write?: (record: object, act: 'create' | 'update') => object;
  /** `write` needs the unchanged fields too. */
  writesWhole?: boolean;
}

export const resources = {
  users: {
    recordRepresentation: 'email',
    list: '/api/user/manage/',
    one: '/api/user/manage/{id}/',
    update: 'PATCH',
    ordered: true,
    filters: ['email', 'first_name', 'last_name', 'title', 'is_active', 'is_staff', 'is_superuser'],
    read: readUser,
    write: userBody,
  },
  'dic-services': {
    recordRepresentation: 'name',
    list: '/api/user/dic-services-list/',
    one: '/api/user/dic-services-list/{id}/',
    update: 'PUT',
    paged: 'later',
    read: readService,
    write: serviceBody,
    writesWhole: true,
  },
  'google-play': {
    recordRepresentation: 'version',
    list: '/api/google-play/',
    one: '/api/google-play/{id}/',
    update: 'PUT',
    paged: 'never',
    read: readGooglePlayUrl,
    write: googlePlayBody,
    writesWhole: true,
  },
  'custom-message-template': {
    recordRepresentation: 'name',
    list: '/api/user/custom-message-template',
    one: '/api/user/custom-message-template/{id}/',
    update: 'PATCH',
    paged: 'later',
    read: readTemplate,
    write: templateBody,
    writesWhole: true,
  },
  'media-library-folder': {
    recordRepresentation: 'name',
    list: '/api/media-library-folder/',
    one: '/api/media-library-folder/{id}/',
    update: 'PATCH',
    write: folderBody,
  },
  notification: {
    recordRepresentation: 'title',
    list: '/api/user/notification/',
    one: '/api/user/notification/{id}/',
    update: 'PATCH',
    paged: 'later',
    lacks: ['getOne', 'create'],
    write: notificationBody,
  },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export const resourceOf = (name: string): Resource => {
  if (!(name in resources)) throw new Error(`No resource is called "${name}".`);
  return resources[name as ResourceName];
};

export const readRecord = ({ read }: Resource, record: Fields): RaRecord =>
  (read ? read(record) : record) as RaRecord;
