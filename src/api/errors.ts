import type { TranslateFunction } from 'ra-core';
import { isFields, type Fields } from '../model/fields';
import { errorRows, throttled, type Call, type ErrorKind, type ErrorRow } from './errorCatalogue';
import { getDetail, hasStatus, HttpError } from './HttpError';

export type { Call } from './errorCatalogue';

export interface MessageDescriptor {
  message: string;
  messageArgs: Record<string, string | number>;
}

export interface ErrorMessage extends MessageDescriptor {
  reason?: MessageDescriptor | null;
  /** Seconds until a retry is allowed. */
  wait: number | null;
  /** Id to look for in the server's log. */
  requestId?: string | null;
}

/** Translates the sentence of a failed call, without its reason. */
export const describeError = (t: TranslateFunction, call: Call, error: unknown) => {
  const { message, messageArgs, wait, requestId } = toErrorMessage(call, error);
  return { text: t(message, messageArgs), wait, requestId };
};

export const toErrorMessage = (
  call: Call,
  error: unknown,
  alreadyShown: readonly string[] = [],
): ErrorMessage => {
  const httpError = error instanceof HttpError ? error : new HttpError(0, null, 'format');
  const row = errorRows(call).find(
    ({ kinds }) => !kinds || kinds.some((kind) => matchesKind(kind, httpError)),
  );
  const { messageFields, message, withReason }: ErrorRow = row ?? { message: 'error.unexpected' };
  const text = messageFields?.map((field) => fieldMessage(httpError.body, field)).find(Boolean);
  const wait = httpError.status === 429 ? httpError.retryAfter : null;
  const facts = { reason: null, wait, requestId: httpError.requestId };
  if (text) return { ...serverMessage(text), ...facts };
  // The sentence of a wait replaces any other, or it would read as if the act itself had failed.
  if (wait !== null) return { message: throttled.message, messageArgs: { smart_count: wait }, ...facts };
  if (message === throttled.message) return { message: 'error.tooMany', messageArgs: {}, ...facts };
  const messageArgs = { message: httpError.message, smart_count: 0, status: httpError.status };
  return { message, messageArgs, ...facts, reason: withReason ? getReason(httpError, alreadyShown) : null };
};

const serverMessage = (text: string): MessageDescriptor => ({
  message: 'error.fromServer',
  messageArgs: { text },
});

const matchesKind = (kind: ErrorKind, { status, body, kind: failureKind }: HttpError): boolean => {
  if (kind === 'none') return status === 0;
  if (kind === 'noDetail') return getDetail(body) === null;
  if (kind === 'http') return status > 0;
  if (kind === '5xx') return status >= 500;
  return typeof kind === 'number' ? status === kind : failureKind === kind;
};

/** Have specific messages in the generic mapping. */
const genericStatuses = [401, 403, 404, 429];

const getReason = (error: HttpError, alreadyShown: readonly string[]): MessageDescriptor | null => {
  const { status, body, rawBody } = error;
  const isRejected = status === 0 ? isFields(body) && body['success'] === false : status < 500;
  if (!isRejected || genericStatuses.includes(status)) return null;
  const reason = joinMessages(rawBody, alreadyShown);
  if (reason) return serverMessage(reason.length > maxReason ? `${reason.slice(0, maxReason)}…` : reason);
  if (status === 0 || joinMessages(rawBody)) return null;
  const { message, messageArgs } = toErrorMessage('any', error);
  return { message, messageArgs };
};

const maxReason = 400;
const generalFields = ['detail', 'message', 'error', 'errors', 'messages', 'non_field_errors'];
const hiddenFields = ['code', 'success', 'status', 'status_code'];

/** Joins the text, list or 'field: message' pairs of a response (spec 2 §8), except messages already shown. */
const joinMessages = (value: unknown, alreadyShown: readonly string[] = []): string | null => {
  if (typeof value === 'string') return alreadyShown.includes(value) ? null : value.trim() || null;
  if (typeof value !== 'object' || value === null) return null;
  const isList = Array.isArray(value);
  const texts = Object.entries(value).map(([field, entry]) => {
    const text = hiddenFields.includes(field) ? null : joinMessages(entry, alreadyShown);
    return text === null || isList || generalFields.includes(field) ? text : `${field}: ${text}`;
  });
  return [...new Set(texts.filter((text) => text !== null))].join(isList ? ', ' : ' | ') || null;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const fieldMessage = (body: unknown, field: string): string | null => {
  const value = isFields(body) ? body[field] : null;
  const entry: unknown = Array.isArray(value) ? value[0] : value;
  const first = isFields(entry) ? entry['message'] : entry;
  return isText(first) ? first : null;
};

const get4xxFields = (error: unknown): Fields => {
  const { status, body } = error instanceof HttpError ? error : new HttpError(0);
  return status >= 400 && status < 500 && isFields(body) ? body : {};
};

export const fieldMessages = <Name extends string>(error: unknown, names: readonly Name[]) => {
  const messages = names.map((name) => [name, fieldMessage(get4xxFields(error), name)]);
  return Object.fromEntries(messages.filter(([, message]) => message)) as Partial<Record<Name, string>>;
};

const notInputFields = ['detail', 'message', 'code', 'success', 'error'];

export const rejectedFields = (error: unknown): { field: string; text: string }[] =>
  Object.entries(get4xxFields(error)).flatMap(([field, value]) => {
    const texts = notInputFields.includes(field) ? [] : [value].flat().filter(isText);
    return texts.map((text) => ({ field, text }));
  });

export const isGone = (error: unknown): boolean => hasStatus(error, 404, 410);

/** Includes the errors of a proxy in front of an unreachable server. */
export const isUnreachable = (error: unknown): boolean =>
  hasStatus(error, 502, 503, 504) ||
  (error instanceof HttpError && (error.kind === 'network' || error.kind === 'timeout'));

const inactivePattern = /^This account is not active\b/;

export const isInactive = (error: unknown): boolean =>
  error instanceof HttpError &&
  (fieldMessage(error.body, 'code') === 'account_inactive' ||
    ['non_field_errors', 'detail'].some((field) =>
      inactivePattern.test(fieldMessage(error.body, field) ?? ''),
    ));

/** Seconds to wait after the first, second, ... consecutive failure. */
const retryDelays = [1, 2, 4, 8, 16];
/** Gives up if the server asks for a longer wait. */
const maxWait = 600;

/** Never retries a write after a 5xx, because it may have succeeded. */
const mayRetry = ({ status, kind }: HttpError, call: 'read' | 'write'): boolean =>
  status === 429 || (call === 'read' && (status >= 500 || kind === 'network' || kind === 'timeout'));

/** Returns the seconds to wait before a long task retries a call, or null to give up. */
export const getRetryWait = (error: unknown, failures: number, call: 'read' | 'write'): number | null => {
  const delay = retryDelays[failures];
  if (!(error instanceof HttpError) || delay === undefined || !mayRetry(error, call)) return null;
  const wait = error.retryAfter ?? delay;
  return wait <= maxWait ? wait : null;
};

/** React Query options of services: retries a 5xx twice, after 1 s and 2 s (decisions §3). */
export const serviceRetries = {
  retry: (failures: number, error: Error): boolean =>
    failures < 2 && error instanceof HttpError && error.status >= 500,
  retryDelay: (failures: number): number => 1000 * (failures + 1),
};
