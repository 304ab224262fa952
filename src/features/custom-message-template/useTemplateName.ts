import { useTranslate } from 'ra-core';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';

/** What a template is called; 'Unnamed Template' where it has no name (spec 2 §2.1). */
export const useTemplateName = (template: Pick<MessageTemplate, 'name'> | undefined): string => {
  const t = useTranslate();
  const name = template?.name;
  return typeof name === 'string' && name.trim() ? name : t('customMessageTemplate.unnamed');
};
