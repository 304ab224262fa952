import { use, type MouseEvent } from 'react';
import type { Notification } from '../../model/notification/notification';
import { isPlainClick } from '../../ui/keyboard';
import { DestinationsContext } from './destinations';

interface NotificationTitleProps {
  item: Notification;
  /** Also when it opens in a new tab. */
  onOpen: (item: Notification) => void;
}

/** A link where it is known what the notification is about, else text. */
export const NotificationTitle = ({ item, onOpen }: NotificationTitleProps) => {
  const { addressOf, open } = use(DestinationsContext);
  const address = addressOf(item);
  if (address === null) return <bdi>{item.title}</bdi>;
  const follow = (event: MouseEvent) => {
    onOpen(item);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(item);
  };
  return (
    // A new tab launches a service without asking where the link is known to be the portal's own.
    <a
      href={address}
      referrerPolicy="same-origin"
      onClick={follow}
      onAuxClick={({ button }) => button === 1 && onOpen(item)}
    >
      <bdi>{item.title}</bdi>
    </a>
  );
};
