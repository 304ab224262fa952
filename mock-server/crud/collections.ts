import type { Tables } from '../storage/tables';
import { dicServices } from '../dic-services/collection';
import { googlePlay } from '../google-play/collection';
import { messageTemplates } from '../custom-message-template/collection';
import type { Collection } from './Collection';

export type CrudTable = 'google_play' | 'dic_services' | 'message_templates';

export const collections: { [N in CrudTable]: Collection<Tables[N]> } = {
  google_play: googlePlay,
  dic_services: dicServices,
  message_templates: messageTemplates,
};
