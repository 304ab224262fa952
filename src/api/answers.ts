import { isFields, type Fields } from '../model/fields';
import { HttpError } from './HttpError';

/** Throws an HttpError of kind `format` when `value` is missing. */
export const assertResponse = <T>(answer: unknown, value: T | false | null | undefined): T => {
  if (value === null || value === undefined || value === false) throw new HttpError(0, answer, 'format');
  return value;
};

type AnswerFields<A> = unknown extends A ? Fields : Partial<NonNullable<A>>;

/** Any 2xx without `success: false` is a success (decisions §4). */
export const asObject = <A>(answer: A): AnswerFields<A> => {
  const fields: Fields = isFields(answer) ? answer : {};
  return assertResponse(answer, fields['success'] !== false && fields) as AnswerFields<A>;
};

/** Resolves where the call succeeded, without its body. */
export const discardBody = async (answer: Promise<unknown>): Promise<void> => void asObject(await answer);

export const getRecordId = ({ id, user_id = id }: Fields): unknown => id ?? user_id;

/** Finds a record at the top level or under a name of its own. The caller names its type. */
export const findRecord = <Row extends object = Fields>(
  answer: unknown,
  isRecord: (fields: Partial<Row>) => boolean,
): Row | null => {
  const fields = asObject(answer);
  const records: object[] = [fields, ...Object.values(fields)].filter(isFields);
  return (records as Row[]).find(isRecord) ?? null;
};
