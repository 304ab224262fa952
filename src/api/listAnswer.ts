import { HttpError } from './HttpError';

export interface ListAnswer<T> {
  data: T[];
  total: number;
}

/**
 * A list in either of the forms that the API has: a page (`results`, `count`) or a plain array.
 * Anything else is an HttpError of kind 'format'.
 */
export const listAnswer = <T>(answer: unknown): ListAnswer<T> => {
  if (Array.isArray(answer)) return { data: answer as T[], total: answer.length };
  if (typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)) {
    const results = answer.results as T[];
    const total = 'count' in answer && typeof answer.count === 'number' ? answer.count : results.length;
    return { data: results, total };
  }
  throw new HttpError(0, answer, 'format');
};
