import { use, type Context } from 'react';

/** Throws if the provider is missing. */
export const useRequiredContext = <Value>(context: Context<Value | null>): Value => {
  const value = use(context);
  if (value === null) throw new Error('No provider of this context above this component.');
  return value;
};
