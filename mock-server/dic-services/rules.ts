import { reservedCodes } from '../../src/model/dic-services/services';
import {
  iconText,
  maxIconBytes,
  urlFields,
  urlListFields,
} from '../../src/model/dic-services/catalogueService';
import { parseJson } from '../../src/model/fields';
import type { ResourceRules } from '../crud/ResourceRules';
import { type FieldErrors, ApiError } from '../guards/ApiError';
import { resolveOrigin, replaceOrigin } from '../serverOrigin';
import { toRecord } from '../toRecord';
import type { DicServiceRow } from '../storage/tables';
import { getPictureExtension } from '../files/picture';
import { getIconUrl, isCodeNameInUse } from './cards';
import { message } from '../messages/message';

const isJsonStringArray = (text: string): boolean => {
  const value = parseJson(text);
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
};

const hasHttpUrl = (row: Omit<DicServiceRow, 'id'>): boolean =>
  urlFields.some((name) => row[name].startsWith('http')) ||
  urlListFields.some((name) => row[name].includes('"http'));

const getIconExtension = (file: Express.Multer.File): string => {
  if (file.size > maxIconBytes)
    throw new ApiError(413, { icon: [message('Ensure the image is no larger than 10MB.')] });
  return getPictureExtension(file);
};

export const dicServiceRules: ResourceRules<DicServiceRow> = {
  defaults: { link: '', icon: '', icon_file: null, ...toRecord(urlListFields, () => '[]') },
  normalize: (fields, origin) => {
    const change = { ...fields };
    const { icon } = fields;
    if (icon !== undefined) change.icon = iconText(icon);
    // An empty string removes the picture; any other string names the current picture.
    if (icon === '') change.icon_file = null;
    for (const name of [...urlFields, ...urlListFields]) {
      const text = change[name];
      if (text !== undefined) change[name] = replaceOrigin(text, origin);
    }
    return change;
  },
  // Otherwise staff could swap code names, so that a right to one service opens another.
  authorize: (context, before, { code_name }, { is_superuser }) => {
    if (is_superuser || code_name === before?.code_name) return;
    const codes = [code_name, ...(before ? [before.code_name] : [])];
    if (!codes.some((code) => isCodeNameInUse(context, code))) return;
    const detail = message('Only superusers can change a code name that users have access to.');
    throw new ApiError(403, { detail, code_name: [detail] });
  },
  check: (row, others) => {
    const errors: FieldErrors = {};
    const code = row.code_name.toLowerCase();
    if (others.some(({ code_name }) => code_name.toLowerCase() === code))
      errors['code_name'] = [message('DIC service with this code name already exists.')];
    if (reservedCodes.includes(code)) errors['code_name'] = [message('This code name is reserved.')];
    for (const name of urlListFields) {
      if (!isJsonStringArray(row[name])) errors[name] = [message('Value must be a JSON list of addresses.')];
    }
    if (!hasHttpUrl(row)) errors['non_field_errors'] = [message('At least one valid URL is required.')];
    return errors;
  },
  serialize: ({ icon_file, ...row }, origin) => {
    const body: Record<string, unknown> = { ...row, icon_url: getIconUrl(icon_file) };
    for (const name of ['link', ...urlFields, ...urlListFields] as const)
      body[name] = resolveOrigin(row[name], origin);
    return body;
  },
  file: { field: 'icon', column: 'icon_file', getExtension: getIconExtension },
  onChange: (context, before, after, actor) =>
    context.emitInTurns('serviceChanged', { actor, before, after }),
};
