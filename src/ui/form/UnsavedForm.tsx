import { useFormIsDirty } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { getDrafts } from './drafts';
import { useFormSubmission } from './useSubmission';
import { useLeaveGuard } from './leaving';
import { DiscardDialog } from '../dialogs/ConfirmDialog';

interface DraftProps {
  userId?: number;
  name?: string;
}

/** Keeps typed values when the session expires; returns a function that discards them. */
export const useFormDraft = ({ userId, name = '' }: DraftProps) => {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  const { pathname } = useLocation();
  const form = `${pathname}#${name}`;
  const typed: object = useWatch();
  const isDirty = useFormIsDirty();
  const { saved } = useFormSubmission();
  const drafts = userId === undefined ? null : getDrafts(userId);
  const [draft] = useState(() => drafts?.get(form));
  const isDropped = useRef(false);
  const drop = useCallback(() => {
    isDropped.current = true;
    drafts?.delete(form);
  }, [drafts, form]);

  // Waits until the form has the values of its record.
  useEffect(() => {
    if (isReady && draft) reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once; later edits replace the draft
  }, [isReady]);
  useEffect(() => {
    if (!isDirty) drafts?.delete(form);
    else if (!isDropped.current) drafts?.set(form, typed);
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

/** Asks before leaving; /login is exempt, because the draft survives an expired session. */
export const UnsavedForm = (props: DraftProps) => {
  const drop = useFormDraft(props);
  const isDirty = useFormIsDirty();
  const { saved } = useFormSubmission();
  const blocker = useLeaveGuard(isDirty, (to, from) => saved.current || to === from);
  return (
    <DiscardDialog
      open={blocker !== null}
      message="ui.unsaved.message"
      onDiscard={() => {
        drop();
        blocker?.proceed?.();
      }}
      onStay={() => blocker?.reset?.()}
    />
  );
};
