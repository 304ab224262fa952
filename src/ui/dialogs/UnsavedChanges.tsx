import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../paths';
import { DiscardDialog } from './DiscardDialog';
import { useLeaveWarning } from './useLeaveWarning';

interface UnsavedChangesProps {
  /** Whether something would be lost. */
  when: boolean;
  /** Set just before a navigation that follows a save, which nobody is to be asked about. */
  saved: RefObject<boolean>;
  /** The user leaves without saving. */
  onDiscard: () => void;
}

/**
 * Asks before a page with unsaved changes is left, by a link, by the browser's buttons or by closing
 * the tab. The way to /login is always free: an expired session keeps the draft.
 */
export const UnsavedChanges = ({ when, saved, onDiscard }: UnsavedChangesProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      !saved.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login,
  );
  useLeaveWarning(when);

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
