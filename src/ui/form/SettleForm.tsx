import { useFormIsDirty } from 'ra-core';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormSubmission } from './FormContext';

/** Takes what was typed for what is saved, until something else is typed. */
export const SettleForm = ({ ref }: { ref: Ref<() => void> }) => {
  const { reset, getValues } = useFormContext();
  const { markSaved } = useFormSubmission();
  const isDirty = useFormIsDirty();
  useImperativeHandle(ref, () => () => reset(getValues()));
  useEffect(() => {
    if (isDirty) markSaved(false);
  }, [isDirty, markSaved]);
  return null;
};
