import { useFormIsDirty } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { UnsavedChanges } from '../dialogs/UnsavedChanges';
import { useDraft } from './useDraft';
import { useFormSubmission } from './FormContext';

interface DraftProps {
  /** Whose draft it is; no draft is kept without. */
  userId?: number;
  /** Tells two forms of one address apart. */
  name?: string;
}

/** Keeps what was typed in the form around it over an expired session; returns the way to forget it. */
export const useFormDraft = ({ userId, name = '' }: DraftProps) => {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  const typed = useWatch();
  const isDirty = useFormIsDirty();
  const { saved } = useFormSubmission();
  const { value: draft, keep, drop } = useDraft<object | null>(userId ?? 0, null, name);

  // Not before the form has filled itself from its record.
  useEffect(() => {
    if (isReady && draft) reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once: the draft goes on with what is typed
  }, [isReady]);
  useEffect(() => {
    if (userId === undefined) return;
    if (isDirty) keep(typed);
    else drop();
    // oxlint-disable-next-line react/exhaustive-deps -- `typed` is what changes
  }, [typed, isDirty]);
  useEffect(
    () => () => {
      if (saved.current) drop();
    },
    [saved, drop],
  );
  return drop;
};

/** In a form that is a page: keeps a draft, and asks before the page is left unsaved. */
export const UnsavedForm = (props: DraftProps) => {
  const drop = useFormDraft(props);
  const isDirty = useFormIsDirty();
  const { saved } = useFormSubmission();
  return <UnsavedChanges when={isDirty} saved={saved} onDiscard={drop} />;
};
