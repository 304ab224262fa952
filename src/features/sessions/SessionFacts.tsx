import { Box, LinearProgress, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { dateTimeText, relativeTime } from '../../model/time';
import { clickHint, hint } from '../../ui/page/SharedTooltip';
import {
  type ActiveSession,
  type ActiveSessions,
  placeDetails,
  placeName,
  sessionUsage,
} from '../../model/sessions/activeSession';

export const SessionLocation = ({ location }: { location: ActiveSession['location'] }) => {
  const t = useTranslate();
  const name = placeName(location) || t('sessions.unknown');
  const lines = placeDetails(location).map(({ field, value }) =>
    t('sessions.placeLine', { name: t(`sessions.place.${field}`), value }),
  );
  if (lines.length === 0) return name;
  return (
    <Box
      component="button"
      type="button"
      {...clickHint(lines)}
      sx={{
        p: 0,
        border: 0,
        borderRadius: 0.5,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'help',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.25em',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {name}
    </Box>
  );
};

/** "Chrome 156", without its build. */
export const browserName = ({ device_info }: ActiveSession): string | undefined =>
  device_info?.Browser?.replace(/(\d)(\.\d+)+/, '$1');

/** Shows the full date in its tooltip. */
export const RelativeTime = ({ dateTime }: { dateTime: string | null | undefined }) => {
  const [now] = useState(Date.now);
  const text = dateTimeText(dateTime, 'minute');
  if (!text || !dateTime) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
    <time dateTime={dateTime} tabIndex={0} {...hint(text)}>
      {relativeTime(Date.parse(dateTime), now)}
    </time>
  );
};

export interface SessionUsageProps {
  sessions: ActiveSessions;
  limit: number | null | undefined;
}

export const SessionUsageBar = ({ sessions, limit, text }: SessionUsageProps & { text: string }) => {
  const t = useTranslate();
  const { percent, isLimitReached } = sessionUsage(sessions, limit);
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      color={isLimitReached && sessions.others.length > 0 ? 'warning' : 'primary'}
      aria-label={t('sessions.usage')}
      aria-valuetext={text}
      // MUI's own track, a lighter tone of the bar, looks as if it were full.
      sx={{ height: 4, bgcolor: 'divider' }}
    />
  );
};

interface FactListProps {
  facts: Record<string, ReactNode>;
  /** Prefix of the message keys. */
  labels: string;
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** Values below their labels, in columns. */
export const FactList = ({ facts, labels, sx }: FactListProps) => {
  const t = useTranslate();
  return (
    <Box component="dl" sx={[factStyle, sx]}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`${labels}.${name}`)}</dt>
          <dd>
            <bdi>{value || t(`${labels}.unknown`)}</bdi>
          </dd>
        </div>
      ))}
    </Box>
  );
};

const factStyle = {
  display: 'grid',
  gap: 3,
  m: 0,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
