import { useEffect } from 'react';
import { useUnreadCount } from './useNotifications';

const numbered = /^\(\d+\) /;

/** Puts the number of unread notifications before the title of whatever page is open. */
export const useUnreadTitle = (): void => {
  const unread = useUnreadCount() ?? 0;
  useEffect(() => {
    const put = () => {
      const page = document.title.replace(numbered, '');
      const wanted = unread > 0 && page ? `(${unread}) ${page}` : page;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    // Every page sets its own title, whenever it is rendered.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(numbered, '');
    };
  }, [unread]);
};
