import { isFields, type Fields } from '../model/fields';
import { hasStatus, HttpError } from './HttpError';

/** Throws an HttpError of kind `format` when `value` is missing. */
export const assertResponse = <T>(response: unknown, value: T | false | null | undefined): T => {
  if (value === null || value === undefined || value === false) throw new HttpError(0, response, 'format');
  return value;
};

type ResponseFields<A> = unknown extends A ? Fields : Partial<NonNullable<A>>;

/** Any 2xx without `success: false` is a success (decisions §10). */
export const asObject = <A>(response: A): ResponseFields<A> => {
  const fields: Fields = isFields(response) ? response : {};
  return assertResponse(response, fields['success'] !== false && fields) as ResponseFields<A>;
};

/** Resolves to nothing if the call succeeded. */
export const discardBody = async (response: Promise<unknown>): Promise<void> => void asObject(await response);

/** Resolves to null if the call fails with one of the statuses. */
export const ignoreStatus = <T>(response: Promise<T>, ...statuses: number[]): Promise<T | null> =>
  response.catch((error: unknown) => {
    if (hasStatus(error, ...statuses)) return null;
    throw error;
  });

export const getRecordId = ({ id, user_id = id }: Fields): unknown => id ?? user_id;

/** Finds a record at the top level or nested under any key. The caller chooses its type. */
export const findRecord = <Row extends object = Fields>(
  response: unknown,
  isRecord: (fields: Partial<Row>) => boolean,
): Row | null => {
  const fields = asObject(response);
  const records: object[] = [fields, ...Object.values(fields)].filter(isFields);
  return (records as Row[]).find(isRecord) ?? null;
};
