import { isFields, parseJson, type Fields } from '../fields';

export interface MessageTemplate {
  id: number;
  name: string;
  body: string;
  template_url: string | null;
}

export const parseTemplateFields = (body: unknown): Fields | null => {
  if (isFields(body)) return Object.keys(body).length > 0 ? body : null;
  // Recursive, because some servers encode the JSON twice.
  return typeof body === 'string' ? parseTemplateFields(parseJson(body)) : null;
};

export const bodyText = (body: unknown): string => {
  const fields = parseTemplateFields(body);
  if (fields) return JSON.stringify(fields, null, 2);
  if (typeof body === 'string' && !['', '{}', 'null', '""'].includes(body.trim())) return body;
  return '';
};

export const toTemplateBody = (text: string): string => (text.trim() === '' ? '{}' : text);

export const isTemplateFile = ({ name }: File): boolean => /\.html$/i.test(name);
