import { operations } from '../../../../contract/generated/operations';
import { toText } from '../../../../model/text';
import type { RequestLogEntry } from '../../../../model/users/requestLog';

type Operation = (typeof operations)[number];
type OperationId = Operation['id'];
/** Resource whose single records the API returns. */
export type NamedResource = Extract<Operation, { record: string }>['record'];

export interface LogDescription {
  operation: OperationId;
  /** Id of the record in the path. */
  id: string | null;
  /** Resource that has the record's name; null if the record cannot exist. */
  record: NamedResource | null;
  isDone: boolean;
}

const normalizeMethod = (logged: string): string => {
  const method = logged.toUpperCase();
  return method === 'HEAD' ? 'GET' : method;
};

/** Strips parts that servers log differently: the origin, the part before `/api/`, the query, the trailing slash. */
const getSegments = (address: string): string[] => {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*/s, '');
  const all = path.split('/').filter(Boolean);
  return all.slice(all.indexOf('api') + 1);
};

const matchesPath = (path: string, segments: readonly string[]): boolean => {
  const template = getSegments(path);
  return (
    template.length === segments.length &&
    template.every((step, index) =>
      step === '{id}' ? /^\d{1,15}$/.test(segments[index] ?? '') : step === segments[index],
    )
  );
};

/** Describes a request; null if the contract has no such call. */
export const describeLogEntry = (
  call: Pick<RequestLogEntry, 'method' | 'path' | 'status_code'>,
): LogDescription | null => {
  const { status_code: status } = call;
  // Servers may omit any field.
  const segments = getSegments(toText(call.path));
  const calledMethod = normalizeMethod(toText(call.method));
  const operation = operations.find(
    ({ method, path }) => method === calledMethod && matchesPath(path, segments),
  );
  if (!operation) return null;
  const idIndex = getSegments(operation.path).indexOf('{id}');
  const isDone = status >= 200 && status < 400;
  const isGone = status === 404 || (isDone && operation.method === 'DELETE');
  return {
    operation: operation.id,
    id: segments[idIndex] ?? null,
    record: 'record' in operation && !isGone ? operation.record : null,
    isDone,
  };
};
