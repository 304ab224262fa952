import { use, type Context } from 'react';

/** The value of a context whose default is null, so that a missing provider is noticed at once. */
export const useRequiredContext = <Value>(context: Context<Value | null>): Value => {
  const value = use(context);
  if (value === null) throw new Error('No provider of this context above this component.');
  return value;
};
