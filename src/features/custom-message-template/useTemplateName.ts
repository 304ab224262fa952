import { useTranslate } from 'ra-core';
import type { MessageTemplate } from '../../model/messageTemplate';

/** What a template is called; 'Unnamed Template' where it has no name (spec 2 §2.1). */
export const useTemplateName = ({ name }: Pick<MessageTemplate, 'name'>): string => {
  const t = useTranslate();
  return typeof name === 'string' && name.trim() ? name : t('customMessageTemplate.unnamed');
};
