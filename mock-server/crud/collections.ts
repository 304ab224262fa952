import { messageTemplates } from '../custom-message-template/collection';
import { dicServices } from '../dic-services/collection';
import { googlePlay } from '../google-play/collection';
import type { TableName, Tables } from '../storage/tables';
import type { Collection } from './Collection';

/** The tables that json-server's router serves. */
export const collections = {
  google_play: googlePlay,
  dic_services: dicServices,
  message_templates: messageTemplates,
} satisfies { [N in TableName]?: Collection<Tables[N]> };

export type CrudTable = keyof typeof collections;

export const crudTables = Object.keys(collections) as CrudTable[];
