import type { Tables } from '../storage/tables';
import { dicServices } from './dicServices';
import { googlePlay } from './googlePlay';
import { messageTemplates } from './messageTemplates';
import type { PlainCollection } from './PlainCollection';

export type PlainTable = 'google_play' | 'dic_services' | 'message_templates';

/** Every collection by its table. */
export const collections: { [N in PlainTable]: PlainCollection<Tables[N]> } = {
  google_play: googlePlay,
  dic_services: dicServices,
  message_templates: messageTemplates,
};
