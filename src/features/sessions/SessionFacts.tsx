import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { clickHint } from '../../ui/page/SharedTooltip';
import { visuallyHidden } from '../../ui/styles';
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

interface SessionFactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  columns: Record<string, string>;
  /** Number of leading facts repeated in the heading, hidden on phones. */
  headingFactCount?: number;
}

export const SessionFacts = ({ facts, columns, headingFactCount = 0 }: SessionFactsProps) => {
  const t = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: columns,
        gap: 3,
        m: 0,
        '@media (max-width: 599px)': { [`& > :nth-of-type(-n + ${headingFactCount})`]: visuallyHidden },
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            <bdi>{value || t('sessions.unknown')}</bdi>
          </Box>
        </div>
      ))}
    </Box>
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
      color={isLimitReached ? 'warning' : 'primary'}
      aria-label={t('sessions.usage')}
      aria-valuetext={text}
      // MUI's own track, a lighter tone of the bar, looks as if it were full.
      sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
    />
  );
};
