import { useNotify } from 'ra-core';

/** Says that the new password holds: in the server's words, where it has any. */
export const useNotifyDone = () => {
  const notify = useNotify();
  return (sentence: string | null): void => {
    const [message, messageArgs] = sentence
      ? (['error.fromServer', { text: sentence }] as const)
      : (['recovery.done', {}] as const);
    notify(message, { type: 'success', messageArgs });
  };
};
