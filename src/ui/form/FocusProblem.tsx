import { useNotify } from 'ra-core';
import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';

interface FocusProblemProps {
  frame: RefObject<HTMLElement | null>;
  invalid: ((names: readonly string[]) => string) | undefined;
}

/** Leads to the first field, in the order of the screen, that is wrong after the form was submitted; to a summary of them before. */
export const FocusProblem = ({ frame, invalid }: FocusProblemProps) => {
  const notify = useNotify();
  const { submitCount, errors } = useFormState();
  useEffect(() => {
    const problems = Object.entries(errors);
    if (submitCount === 0 || problems.length === 0) return;
    const isRefused = problems.some(([, error]) => error?.type === 'server');
    if (invalid && !isRefused) notify(invalid(problems.map(([name]) => name)), { type: 'error' });
    frame.current?.querySelector<HTMLElement>('[data-problems], [aria-invalid="true"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each submission
  }, [submitCount]);
  return null;
};
