import { useFormIsDirty } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { getDrafts } from './drafts';
import { LeaveDialog } from './LeaveDialog';

interface DraftProps {
  userId?: number;
  name?: string;
}

/** Keeps typed values when the session expires; returns a function that discards them. */
export const useFormDraft = ({ userId, name = '' }: DraftProps) => {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  const { pathname } = useLocation();
  const draftKey = `${pathname}#${name}`;
  const typed: object = useWatch();
  const isDirty = useFormIsDirty();
  const drafts = userId === undefined ? null : getDrafts(userId);
  const [draft] = useState(() => drafts?.get(draftKey));
  const isDiscarded = useRef(false);
  const discard = () => {
    isDiscarded.current = true;
    drafts?.delete(draftKey);
  };

  // Waits until the form has the values of its record.
  useEffect(() => {
    if (isReady && draft) reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once; later edits replace the draft
  }, [isReady]);
  useEffect(() => {
    if (!isDirty) drafts?.delete(draftKey);
    else if (!isDiscarded.current) drafts?.set(draftKey, typed);
    // oxlint-disable-next-line react/exhaustive-deps -- `typed` is what changes
  }, [typed, isDirty]);
  return discard;
};

/** Confirms leaving the page, except for /login, because the draft survives an expired session. */
export const UnsavedForm = (props: DraftProps) => {
  const drop = useFormDraft(props);
  const isDirty = useFormIsDirty();
  return (
    <LeaveDialog type="danger" text="ui.unsaved" enabled={isDirty} mayLeave={isSamePage} onLeave={drop} />
  );
};

const isSamePage = (to: string, from: string) => to === from;
