import { fillTemplate } from '../../../src/model/custom-message-template/templatePreview';
import { escapeHtml } from '../../../src/model/text';
import type { MailRow, UserRow } from '../../storage/tables';

export interface EmailContent {
  subject: string;
  message: string;
  format: 'plain' | 'html';
  company: string;
  template: EmailTemplate | null;
}

type Values = Record<string, string>;

export interface EmailTemplate {
  html: string;
  /** Values of the template's own fields, which take precedence over the recipient's, as in the preview. */
  fields: Values;
}

const getRecipientValues = ({ first_name, last_name, email }: UserRow, company: string): Values => ({
  first_name,
  last_name,
  email,
  company,
});

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const toParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

const hiddenTags = ['script', 'style', 'head'] as const;
const closingTags = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi, head: /<\/head\s*>/gi };

const lineEnd = /^(?:br\s*\/?|\/(?:p|div|h[1-6]|li|tr)\s*)$/i;

/** Strips tags in a single pass, so that no template can make it slow. */
const stripTags = (html: string): string => {
  const unclosed = new Set<string>();
  const skipHiddenContent = (tag: string, start: number): number => {
    const name = hiddenTags.find((known) => new RegExp(`^${known}\\b`, 'i').test(tag));
    if (!name || unclosed.has(name)) return start;
    const end = closingTags[name];
    end.lastIndex = start;
    if (!end.test(html)) unclosed.add(name);
    return unclosed.has(name) ? start : end.lastIndex;
  };
  let text = '';
  let position = 0;
  for (;;) {
    const openIndex = html.indexOf('<', position);
    const closeIndex = openIndex < 0 ? -1 : html.indexOf('>', openIndex);
    if (closeIndex < 0) return text + html.slice(position);
    const tag = html.slice(openIndex + 1, closeIndex);
    text += html.slice(position, openIndex) + (lineEnd.test(tag) ? '\n' : '');
    position = skipHiddenContent(tag, closeIndex + 1);
  }
};

const collapseBlankLines = (text: string): string => {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  const collapsed = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return collapsed.map((line, index) => (collapsed[index + 1] === '' ? line.trimEnd() : line)).join('\n');
};

export const htmlToText = (html: string): string =>
  collapseBlankLines(
    stripTags(html).replaceAll(
      /&(lt|gt|quot|#39|nbsp|amp);/g,
      (whole, name: string) => entities[name] ?? whole,
    ),
  ).trim();

const addMessageField = (template: string): string => {
  if (/\{\{\s*message\s*\}\}/.test(template)) return template;
  const end = template.search(/<\/body\s*>/i);
  return end < 0
    ? `${template}\n{{message}}`
    : `${template.slice(0, end)}{{message}}\n${template.slice(end)}`;
};

/** Fills in all variables in one pass, so that text from a user is never read as a variable. */
const renderTemplate = (template: EmailTemplate | null, values: Values, html: string): string => {
  if (template === null) return html;
  const escaped: Values = {};
  for (const [name, value] of Object.entries({ ...values, ...template.fields }))
    escaped[name] = escapeHtml(value);
  return fillTemplate(addMessageField(template.html), { ...escaped, message: html });
};

export const composeEmail = (
  user: UserRow,
  { subject, message, format, company, template }: EmailContent,
  link: string | null,
): Omit<MailRow, 'id' | 'sent_at'> => {
  const values = getRecipientValues(user, company);
  const body =
    format === 'html'
      ? fillTemplate(message, values, escapeHtml)
      : toParagraphs(fillTemplate(message, values));
  // Comes first, because HTML of the sender could hide what follows it.
  const anchor = link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>\n` : '';
  const html = renderTemplate(template, values, anchor + body);
  const plain = format === 'plain' && template === null ? fillTemplate(message, values) : htmlToText(html);
  const text = format === 'plain' && template === null && link ? `${link}\n\n${plain}` : plain;
  return { to: user.email, subject: toOneLine(fillTemplate(subject, values)), text, html, code: null, link };
};
