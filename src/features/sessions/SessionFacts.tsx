import { Box, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../ui/page/visuallyHidden';
import { type ActiveSession, placeDetails, placeName } from '../../model/sessions/activeSession';

/** The details appear on a tap too, and in several lines: for this the shared tooltip is too simple. */
export const SessionLocation = ({ location }: { location: ActiveSession['location'] }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const details = placeDetails(location);
  const name = placeName(location) || t('sessions.unknown');
  if (details.length === 0) return name;
  return (
    <Tooltip
      describeChild
      // MUI's touch listener needs a long press; a tap triggers onClick.
      disableTouchListener
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      title={details.map(({ field, value }) => (
        <Box key={field}>{t('sessions.placeLine', { name: t(`sessions.place.${field}`), value })}</Box>
      ))}
    >
      <Box
        component="button"
        type="button"
        onClick={() => setOpen(true)}
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
    </Tooltip>
  );
};

interface SessionFactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  columns: Record<string, string>;
  /** So many of the first ones are in the heading too, and not shown again on phones. */
  inHeading?: number;
}

export const SessionFacts = ({ facts, columns, inHeading = 0 }: SessionFactsProps) => {
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
        '@media (max-width: 599px)': { [`& > :nth-of-type(-n + ${inHeading})`]: visuallyHidden },
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
