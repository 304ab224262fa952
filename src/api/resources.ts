import type { Fields } from '../model/fields';
import type { Path } from './contract';
import {
  googlePlayBody,
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
  read?: (record: Fields) => Fields;
  write?: (record: object, act: 'create' | 'update') => object;
}

export const resources = {
  users: {
    recordRepresentation: 'email',
    list: '/api/user/manage/',
    one: '/api/user/manage/{id}/',
    update: 'PATCH',
    ordered: true,
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
  },
  'google-play': {
    recordRepresentation: 'version',
    list: '/api/google-play/',
    one: '/api/google-play/{id}/',
    update: 'PUT',
    paged: 'never',
    read: readGooglePlayUrl,
    write: googlePlayBody,
  },
  'custom-message-template': {
    recordRepresentation: 'name',
    list: '/api/user/custom-message-template',
    one: '/api/user/custom-message-template/{id}/',
    update: 'PATCH',
    paged: 'later',
    read: readTemplate,
    write: templateBody,
  },
  'media-library-folder': {
    recordRepresentation: 'name',
    list: '/api/media-library-folder/',
    one: '/api/media-library-folder/{id}/',
    update: 'PATCH',
  },
  notification: {
    recordRepresentation: 'title',
    list: '/api/user/notification/',
    one: '/api/user/notification/{id}/',
    update: 'PATCH',
  },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export const resourceOf = (name: string): Resource => {
  if (!(name in resources)) throw new Error(`No resource is called "${name}".`);
  return resources[name as ResourceName];
};
