import { reservedCodes } from '../../src/model/dic-services/services';
import { iconText, maxIconBytes, urlListFields } from '../../src/model/dic-services/catalogueService';
import type { Collection } from '../crud/Collection';
import { type FieldErrors, ApiError, fieldError } from '../guards/ApiError';
import { resolveOrigin, replaceOrigin } from '../ownOrigin';
import { toRecord } from '../toRecord';
import type { DicServiceRow } from '../storage/tables';
import { invalidPicture, pictureExtension } from '../files/picture';
import { iconUrl, urlFields } from './cards';
import { notifyServiceUsers, notifyNewAddresses } from './notifications';
import { message } from '../messages/message';

const isListOfText = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  } catch {
    return false;
  }
};

const startsWithHttp = (row: Omit<DicServiceRow, 'id'>): boolean =>
  urlFields.some((name) => row[name].startsWith('http')) ||
  urlListFields.some((name) => row[name].includes('"http'));

const getIconExtension = ({ buffer, size }: Express.Multer.File): string => {
  if (size > maxIconBytes)
    throw new ApiError(413, { icon: [message('Ensure the image is no larger than 10MB.')] });
  const extension = pictureExtension(buffer);
  if (!extension) throw fieldError('icon', invalidPicture);
  return extension;
};

export const dicServices: Collection<DicServiceRow> = {
  defaults: { link: '', icon: '', icon_file: null, ...toRecord(urlListFields, () => '[]') },
  normalize: (sent, origin) => {
    const change = { ...sent };
    const { icon } = sent;
    if (icon !== undefined) change.icon = iconText(icon);
    // An empty text removes the picture; any other text names the current one.
    if (icon === '') change.icon_file = null;
    for (const name of [...urlFields, ...urlListFields]) {
      const text = change[name];
      if (text !== undefined) change[name] = replaceOrigin(text, origin);
    }
    return change;
  },
  check: (row, others) => {
    const errors: FieldErrors = {};
    const code = row.code_name.toLowerCase();
    if (others.some(({ code_name }) => code_name.toLowerCase() === code))
      errors['code_name'] = [message('DIC service with this code name already exists.')];
    if (reservedCodes.includes(code)) errors['code_name'] = [message('This code name is reserved.')];
    for (const name of urlListFields) {
      if (!isListOfText(row[name])) errors[name] = [message('Value must be a JSON list of addresses.')];
    }
    if (!startsWithHttp(row)) errors['non_field_errors'] = [message('At least one valid URL is required.')];
    return errors;
  },
  serialize: ({ icon_file, ...row }, origin) => {
    const body: Record<string, unknown> = { ...row, icon_url: iconUrl(icon_file) };
    for (const name of ['link', ...urlFields, ...urlListFields] as const)
      body[name] = resolveOrigin(row[name], origin);
    return body;
  },
  file: { field: 'icon', column: 'icon_file', getExtension: getIconExtension },
  onChange: async (context, before, after, user) => {
    if (after) notifyNewAddresses(context, before, after, user);
    await notifyServiceUsers(context, before, after);
  },
};
