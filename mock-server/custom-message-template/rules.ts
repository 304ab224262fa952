import { isFields } from '../../src/model/fields';
import { getExtension } from '../../src/model/media-library-folder/media';
import type { ResourceRules } from '../crud/ResourceRules';
import { parseShallowJson } from '../guards/depth';
import { type FieldErrors, fieldError, ApiError } from '../guards/ApiError';
import type { MessageTemplateRow } from '../storage/tables';
import { message } from '../messages/message';

/** Returns an absolute URL, because people copy it (spec 2 §2.1). */
const getTemplateUrl = (storedName: string | null, origin: string): string | null =>
  storedName && `${origin}/files/templates/${storedName}`;

const parseFields = (text: string): MessageTemplateRow['body'] => {
  if (text.trim() === '') return null;
  const value = parseShallowJson(text);
  return isFields(value) ? value : text;
};

const maxTemplateBytes = 200_000;

const getTemplateExtension = ({ originalname, size }: Express.Multer.File): string => {
  if (getExtension(originalname) !== 'html')
    throw fieldError('template', 'Template file must be in HTML format (.html)');
  if (size > maxTemplateBytes)
    throw new ApiError(413, { template: [message('Ensure the template is no larger than 200 kB.')] });
  return 'html';
};

export const messageTemplateRules: ResourceRules<MessageTemplateRow> = {
  defaults: { body: null, template_file: null },
  normalize: ({ body, template: _file, ...fields }) => ({
    ...fields,
    ...(typeof body === 'string' ? { body: parseFields(body) } : {}),
  }),
  check: ({ body }): FieldErrors =>
    typeof body === 'string' && typeof parseFields(body) === 'string'
      ? { body: [message('Value must be valid JSON.')] }
      : {},
  serialize: ({ template_file, ...row }, origin) => ({
    ...row,
    template: template_file,
    template_url: getTemplateUrl(template_file, origin),
  }),
  file: { field: 'template', column: 'template_file', getExtension: getTemplateExtension },
};
