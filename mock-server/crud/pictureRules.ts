import type { Collection } from '../../src/contract/Collection';
import { detectPictureExtension, getPictureUrl, invalidPictureMessage } from '../files/picture';
import { fieldError } from '../guards/ApiError';
import type { Row } from '../storage/tables';
import { storedNamePattern } from '../storage/uploads';
import type { ResourceRules } from './ResourceRules';

const getExtension = ({ fieldname, buffer }: Express.Multer.File): string => {
  const extension = detectPictureExtension(buffer);
  if (!extension) throw fieldError(fieldname, invalidPictureMessage);
  return extension;
};

/** Stores the picture of a collection in own.yaml, if it has one: in a `binary` field, whose record holds the address. */
export const getPictureRules = (collection: Collection | undefined): ResourceRules<Row> => {
  const [field] =
    Object.entries(collection?.create ?? {}).find(([, { format }]) => format === 'binary') ?? [];
  if (field === undefined) return {};
  const toAddress = (value: unknown, origin: string) =>
    typeof value === 'string' && storedNamePattern.test(value) ? `${origin}${getPictureUrl(value)}` : value;
  const isRemoved = (value: unknown) => value === null || value === '';
  return {
    defaults: { [field]: null },
    // A text other than the empty one is the address of the current picture.
    normalize: ({ [field]: picture, ...fields }) => ({
      ...fields,
      ...(isRemoved(picture) && { [field]: null }),
    }),
    serialize: (row, origin) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name === field ? toAddress(value, origin) : value]),
      ),
    file: { field, column: field as keyof Row, getExtension },
  };
};
