import { useFormIsDirty } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBlocker, useLocation } from 'react-router-dom';
import { draftsOf } from './drafts';
import { useFormSubmission } from './FormContext';
import { paths } from '../../paths';
import { DiscardDialog } from '../dialogs/DiscardDialog';
import { useLeaveWarning } from '../dialogs/useLeaveWarning';

interface DraftProps {
  userId?: number;
  name?: string;
}

/** Keeps typed values over an expired session; returns a function that drops them. */
export const useFormDraft = ({ userId, name = '' }: DraftProps) => {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  const { pathname } = useLocation();
  const form = `${pathname}#${name}`;
  const typed: object = useWatch();
  const isDirty = useFormIsDirty();
  const { saved } = useFormSubmission();
  const drafts = userId === undefined ? null : draftsOf(userId);
  const [draft] = useState(() => drafts?.get(form));
  const isDropped = useRef(false);
  const drop = useCallback(() => {
    isDropped.current = true;
    drafts?.delete(form);
  }, [drafts, form]);

  // Only after the form has taken its record's values.
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
  useLeaveWarning(isDirty);
  // react-router asks only the blocker that was mounted last, so an unchanged form mounts none.
  return isDirty ? <LeaveQuestion onDiscard={drop} /> : null;
};

const LeaveQuestion = ({ onDiscard }: { onDiscard: () => void }) => {
  const { saved } = useFormSubmission();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !saved.current && to.pathname !== from.pathname && to.pathname !== paths.login,
  );
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      message="ui.unsaved.message"
      onDiscard={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
};
