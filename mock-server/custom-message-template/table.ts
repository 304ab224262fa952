import { table } from '../table';

export interface MessageTemplateRow {
  id: number;
  name: string;
  /** An object of fields, or the same as JSON text: real backends deliver both. */
  body: Record<string, unknown> | string | null;
  template_file: string | null;
}

export const messageTemplates = table<MessageTemplateRow>()('from the start');
