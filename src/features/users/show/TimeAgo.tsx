import { useState } from 'react';
import { dateTimeText, timeAgo } from '../../../model/time';
import { hint } from '../../../ui/page/SharedTooltip';

/** How long ago something was; the exact time is its tooltip. */
export const TimeAgo = ({ dateTime }: { dateTime: string }) => {
  const [now] = useState(Date.now);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
    <time dateTime={dateTime} tabIndex={0} {...hint(dateTimeText(dateTime))}>
      {timeAgo(Date.parse(dateTime), now)}
    </time>
  );
};
