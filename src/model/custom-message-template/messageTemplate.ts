import { isFields } from '../fields';

/** The fields of a template and the values that they stand for. */
export type TemplateFields = Record<string, unknown>;

/** A message template (spec 2 §3), its fields read. */
export interface MessageTemplate {
  id: number;
  name: string;
  /** The fields as a user reads and edits them. */
  body: string;
  template_url: string | null;
}

/** What is saved: the fields as JSON text, and the file where one was chosen. */
export interface TemplateValues {
  name: string;
  body: string;
  template: File | null;
}

/** The fields of a `body` in either of its forms; null where it holds none. */
export const fieldsOf = (body: unknown): TemplateFields | null => {
  if (isFields(body)) return Object.keys(body).length > 0 ? body : null;
  if (typeof body !== 'string') return null;
  try {
    const read: unknown = JSON.parse(body);
    // Text within text: some servers encode twice.
    return typeof read === 'string' && read !== body
      ? fieldsOf(read)
      : isFields(read)
        ? fieldsOf(read)
        : null;
  } catch {
    return null;
  }
};

/**
 * A `body` as a user reads and edits it: formatted, or as it came where it is no JSON. The server sends
 * an object, the same as JSON text, a text that is none, or nothing.
 */
export const bodyText = (body: unknown): string => {
  const fields = fieldsOf(body);
  if (fields) return JSON.stringify(fields, null, 2);
  if (typeof body === 'string' && !['', '{}', 'null', '""'].includes(body.trim())) return body;
  return '';
};

/** What is sent for an edited text; nothing typed means no fields. */
export const sentBody = (text: string): string => (text.trim() === '' ? '{}' : text);

export const isTemplateFile = ({ name }: File): boolean => /\.html$/i.test(name);
