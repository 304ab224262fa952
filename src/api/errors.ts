import { isFields, type Fields } from '../model/fields';
import { rowsOf, throttled, type Call, type Row } from './errorCatalogue';
import { isOtherError, reasonIn } from './errorReason';
import { HttpError } from './HttpError';

export type { Call } from './errorCatalogue';

export interface Sentence {
  message: string;
  messageArgs: Record<string, string | number>;
}

export interface ErrorMessage extends Sentence {
  reason?: Sentence | null;
  wait: number | null;
}

export const errorMessageOf = (call: Call, error: unknown, shown: readonly string[] = []): ErrorMessage => {
  const failure = error instanceof HttpError ? error : new HttpError(0, null, 'format');
  const row = rowsOf(call).find(({ on }) => !on || on.some((kind) => fits(kind, failure)));
  const { from, message, withReason }: Row = row ?? { message: 'error.unexpected' };
  const sentence = from?.map((field) => sentenceOf(failure.body, field)).find(Boolean);
  const wait = failure.status === 429 ? failure.retryAfter : null;
  if (sentence) return { ...fromServer(sentence), reason: null, wait };
  if (message === throttled.message && wait === null)
    return { message: 'error.tooMany', messageArgs: {}, reason: null, wait };
  const messageArgs = { message: failure.message, seconds: wait ?? 0, status: failure.status };
  return { message, messageArgs, reason: withReason ? reasonOf(failure, shown) : null, wait };
};

const fromServer = (text: string): Sentence => ({ message: 'error.fromServer', messageArgs: { text } });

const reasonOf = (failure: HttpError, shown: readonly string[]): Sentence | null => {
  if (!isOtherError(failure)) return null;
  const reason = reasonIn(failure.rawBody, shown);
  if (reason) return fromServer(reason);
  if (failure.status === 0 || reasonIn(failure.rawBody)) return null;
  const { message, messageArgs } = errorMessageOf('any', failure);
  return { message, messageArgs };
};

const fits = (kind: NonNullable<Row['on']>[number], { status, kind: failureKind }: HttpError): boolean => {
  if (kind === 'none') return status === 0;
  if (kind === 'http') return status > 0;
  if (kind === '5xx') return status >= 500;
  return typeof kind === 'number' ? status === kind : failureKind === kind;
};

export const sentenceOf = (body: unknown, field: string): string | null => {
  const value = isFields(body) ? body[field] : null;
  const entry: unknown = Array.isArray(value) ? value[0] : value;
  const first = isFields(entry) ? entry['message'] : entry;
  return typeof first === 'string' && first.trim() ? first : null;
};

const fieldsOf4xx = (error: unknown): Fields => {
  const is4xx = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return is4xx && isFields(error.body) ? error.body : {};
};

export const fieldSentences = <Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const sentences: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const sentence = sentenceOf(fieldsOf4xx(error), name);
    if (sentence) sentences[name] = sentence;
  }
  return sentences;
};

const notInputFields = ['detail', 'message', 'code', 'success', 'error'];

export const refusedFields = (error: unknown): { field: string; text: string }[] =>
  Object.entries(fieldsOf4xx(error)).flatMap(([field, value]) =>
    notInputFields.includes(field)
      ? []
      : (Array.isArray(value) ? value : [value]).flatMap((text) =>
          typeof text === 'string' && text.trim() ? [{ field, text }] : [],
        ),
  );

export const isGone = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 410);

const inactiveSentence = /^This account is not active\b/;

export const isInactive = (error: unknown): boolean =>
  error instanceof HttpError &&
  (sentenceOf(error.body, 'code') === 'account_inactive' ||
    ['non_field_errors', 'detail'].some((field) =>
      inactiveSentence.test(sentenceOf(error.body, field) ?? ''),
    ));
