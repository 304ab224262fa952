import { isFields } from '../../src/model/fields';
import { getExtension } from '../../src/model/media-library-folder/media';
import type { Collection } from '../crud/Collection';
import { parseShallow } from '../guards/depth';
import { type FieldErrors, fieldError, ApiError } from '../guards/ApiError';
import type { MessageTemplateRow } from '../storage/tables';
import { message } from '../messages/message';

/** Returns an absolute URL, because people copy it (spec 2 §2.1). */
const templateUrl = (stored: string | null, origin: string): string | null =>
  stored && `${origin}/files/templates/${stored}`;

const parseFields = (text: string): MessageTemplateRow['body'] => {
  if (text.trim() === '') return null;
  try {
    const value = parseShallow(text);
    return isFields(value) ? value : text;
  } catch {
    return text;
  }
};

const maxTemplateBytes = 200_000;

const getTemplateExtension = ({ originalname, size }: Express.Multer.File): string => {
  if (getExtension(originalname) !== 'html')
    throw fieldError('template', 'Template file must be in HTML format (.html)');
  if (size > maxTemplateBytes)
    throw new ApiError(413, { template: [message('Ensure the template is no larger than 200 kB.')] });
  return 'html';
};

export const messageTemplates: Collection<MessageTemplateRow> = {
  defaults: { body: null, template_file: null },
  normalize: ({ body, template: _file, ...sent }) => ({
    ...sent,
    ...(typeof body === 'string' ? { body: parseFields(body) } : {}),
  }),
  check: ({ body }): FieldErrors =>
    typeof body === 'string' && typeof parseFields(body) === 'string'
      ? { body: [message('Value must be valid JSON.')] }
      : {},
  serialize: ({ template_file, ...row }, origin) => ({
    ...row,
    template: template_file,
    template_url: templateUrl(template_file, origin),
  }),
  file: { field: 'template', column: 'template_file', getExtension: getTemplateExtension },
};
