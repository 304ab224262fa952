import { useNotificationContext, useNotify, useTakeUndoableMutation } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { authProvider, pendingWrites } from './providers';

const messages = {
  done: ['signIn.signedOut', 'success'],
  failed: ['signIn.signOutFailed', 'error'],
  missingData: ['signIn.signOutMissingData', 'error'],
} as const;

/** Also removes the Undo of mutations that were sent early (decisions §4 "Sign-out"). */
export const SignOutMessages = () => {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const withdrawUndo = useEffectEvent(() => {
    takeMutation()?.({ isUndo: false });
    setNotifications((all) => all.filter(({ notificationOptions }) => !notificationOptions?.undoable));
  });
  useEffect(() => pendingWrites.onFlush(() => withdrawUndo()), []);
  useEffect(
    () =>
      authProvider.onSignedOut((outcome) => {
        const [message, type] = messages[outcome];
        notify(message, { type });
      }),
    [notify],
  );
  return null;
};
