import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { sessionUsage, type ActiveSessions } from '../../../model/sessions/activeSession';
import { SessionUsageBar } from '../../sessions';

interface SessionSummaryProps {
  sessions: ActiveSessions;
  limit: number | null | undefined;
}

/** How many sessions there are of how many there may be (spec 2 §2.5). */
export const SessionSummary = ({ sessions, limit }: SessionSummaryProps) => {
  const t = useTranslate();
  const { used, max, isLimitReached } = sessionUsage(sessions, limit);
  const summary = t('userPages.sessions.summary', { used, max });
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        <Typography variant="h3" component="p" sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {summary}
        </Typography>
        <Typography sx={{ color: isLimitReached ? 'warning.main' : 'success.main', fontWeight: 500 }}>
          {t(`userPages.sessions.${isLimitReached ? 'limitReached' : 'withinLimit'}`)}
        </Typography>
      </Box>
      <SessionUsageBar sessions={sessions} limit={limit} text={summary} />
    </Card>
  );
};
